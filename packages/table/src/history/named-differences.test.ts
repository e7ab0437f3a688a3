import { money } from '@baize/exact';
import { recomputeRound, roundRecord } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { EventOf, EventType } from '../event.ts';
import { correctionWithClawBack, proRataClose, tumbledTooSoon } from '../testing/dice-troubles.ts';
import { ANN, at, BEN, configOf, dealer, openTable } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import type { RoundRecord } from './round-record.ts';
import { withoutBets } from './without-bets.ts';

function recordOf(journal: Journal, round = 'T7-1'): RoundRecord {
  const record = roundRecord(journal.facts(), round);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** The record with the events of one type changed. */
function altered<Type extends EventType>(
  record: RoundRecord,
  type: Type,
  change: (event: EventOf<Type>) => object,
): RoundRecord {
  const isMeant = (event: { readonly type: EventType }): event is EventOf<Type> =>
    event.type === type;
  const copy = structuredClone(record);
  for (const { events } of copy.operations) {
    for (const { event } of events) if (isMeant(event)) Object.assign(event, change(event));
  }
  return copy;
}

/** The comparisons that fail, without the numbers of events and the places within. */
const found = (record: RoundRecord) =>
  recomputeRound(record).differences.map(({ where }) =>
    where.replace(/^event \d+/, 'event').replace(/^(event[^.[]*|citations)[.[].*$/, '$1'),
  );

describe('a difference is named where it is', () => {
  const corrected = () => recordOf(correctionWithClawBack().journal);

  test('what had been registered before a correction', () => {
    expect(found(corrected())).toEqual([]);
    const lied = altered(corrected(), 'ResultCorrected', () => ({ was: [1, 1, 1] }));
    expect(found(lied)).toContain('event: was');
  });

  test('what a correction settles, and what it moves', () => {
    const unsettled = altered(corrected(), 'ResultCorrected', () => ({ settled: [] }));
    expect(found(unsettled)).toContain('event: settled');
    const unpaid = altered(corrected(), 'ResultCorrected', () => ({ postings: [], owed: [] }));
    expect(found(unpaid)).not.toEqual([]);
  });

  test('a stake that the limits would not have let through', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    journal.give(dealer, { type: 'OpenBets' });
    const stake = money(5000);
    journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake });
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    const record = recordOf(journal);
    const within = (maximum: number) => ({
      ...record,
      config: {
        ...record.config,
        limits: { default: { minimum: money(500), maximum: money(maximum) }, kinds: {} },
      },
    });
    expect(found(within(5000))).not.toContain('event: accepted');
    expect(found(within(4900))).toContain('event: accepted');
  });

  test('a bet that is not on the layout', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    journal.give(dealer, { type: 'OpenBets' });
    journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(500) });
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    const record = recordOf(journal);
    expect(found(record)).toEqual([]);
    const elsewhere = altered(record, 'BetsChanged', ({ changes }) => ({
      changes: changes.map((change) => ({ ...change, bet: 'double:7' })),
    }));
    const { differences } = recomputeRound(elsewhere);
    const [placed] = journal.facts().filter(({ event }) => event.type === 'BetsChanged');
    expect(differences).toContainEqual({
      where: `event ${placed?.sequence}: changes[0].bet`,
      recorded: false,
      recomputed: true,
    });
  });

  test('a stake that the Differential would not have let through, or would', () => {
    const config = configOf('rws-tai-sai-v5/c', { differential: money(2000) });
    const journal = openTable(config, [ANN, BEN]);
    journal.give(dealer, { type: 'OpenBets' });
    for (const [terminal, bet, stake] of [
      [ANN, 'big', 2000],
      [BEN, 'small', 3000],
      [ANN, 'big', 1500],
    ] as const) {
      journal.give(at(terminal), { type: 'PlaceBet', terminal, bet, stake: money(stake) });
    }
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    const record = recordOf(journal);
    expect(found(record)).toEqual([]);
    const tighter = { ...record, config: { ...record.config, differential: money(1000) } };
    expect(found(tighter)).toContain('event: accepted');
  });

  test('who gets back what, where a round is void before its close', () => {
    const record = recordOf(tumbledTooSoon().journal);
    expect(found(record)).toEqual([]);
    const kept = altered(record, 'RoundVoided', () => ({ returned: [] }));
    expect(found(kept)).not.toEqual([]);
  });

  test('money that would stay in a round, and a credit that does not follow from what moved', () => {
    const record = corrected();
    const short = altered(record, 'WinnersPaid', () => ({ postings: [] }));
    expect(found(short)).toContain('escrow at the end');
    const [first, ...rest] = record.terminals;
    if (!first) throw new Error('Somebody bet.');
    for (const change of [
      { creditBefore: money(first.creditBefore + 1) },
      { creditAfter: money(first.creditAfter + 1) },
      { fromOtherRounds: money(1) },
    ]) {
      const changed = { ...record, terminals: [{ ...first, ...change }, ...rest] };
      expect(found(changed)).toEqual(['terminals[0].creditAfter']);
    }
  });

  test('an event nobody knows, of another round, or out of its order', () => {
    const record = corrected();
    const strange = altered(record, 'DiceTumbled', () => ({ type: 'DiceForgotten' }));
    expect(found(strange)).toContain('event: type');
    const elsewhere = altered(record, 'WinnersPaid', () => ({ round: 'T7-9' }));
    expect(found(elsewhere)).toContain('event: round');
    // An incident may have been reported during a later round than the one it is about.
    const reported = altered(record, 'IncidentRecorded', () => ({ round: 'T7-9' }));
    expect(found(reported)).toEqual([]);
    const back = { ...record, operations: record.operations.toReversed() };
    expect(found(back).some((where) => where.startsWith('order of events'))).toBe(true);
    const [first, ...rest] = record.operations;
    if (!first) throw new Error('Something happened.');
    const twice = { ...record, operations: [first, first, ...rest] };
    expect(found(twice).some((where) => where.startsWith('order of events'))).toBe(true);
  });

  test('a chip that did not lie there before', () => {
    const lied = altered(corrected(), 'BetsChanged', ({ changes }) => ({
      changes: changes.map((each) => ({ ...each, from: money(each.from + 100) })),
    }));
    expect(found(lied)).toContain('event: changes');
  });

  test('a citation that leads nowhere, and one that is not listed', () => {
    const record = recordOf(proRataClose().journal);
    const [first, ...rest] = record.citations;
    if (!first) throw new Error('The record cites.');
    const silent = { ...record, citations: [{ ...first, says: null }, ...rest] };
    expect(found(silent)).toContain(`citation ${first.citation}`);
    expect(found({ ...record, citations: rest })).toContain('citations');
  });
});

describe('stakes without those that were taken back', () => {
  const stake = (bet: string, amount: number) => ({
    bet,
    stake: money(amount),
    effective: money(amount),
    because: null,
  });
  const closed = [
    {
      terminal: ANN,
      stakes: [stake('1/initial', 500), stake('2/initial', 700)],
      total: money(1200),
    },
    { terminal: BEN, stakes: [stake('1/initial', 900)], total: money(900) },
  ];

  test('are each terminal’s own', () => {
    expect(withoutBets(closed, [{ terminal: BEN, bets: ['1/initial'] }])).toEqual([closed[0]]);
    expect(withoutBets(closed, [{ terminal: ANN, bets: ['1/initial'] }])).toEqual([
      { terminal: ANN, stakes: [stake('2/initial', 700)], total: 700 },
      closed[1],
    ]);
    expect(withoutBets(closed, [])).toEqual(closed);
  });
});
