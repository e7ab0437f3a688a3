/// <reference types="node" />

import { readFileSync } from 'node:fs';
import { money } from '@baize/exact';
import { EVENT_MEANINGS, recomputeRound, roundRecord } from '@baize/house';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { EventType } from '../event.ts';
import {
  correctionWithClawBack,
  deviceFailure,
  lateVoid,
  noRoll,
  proRataClose,
  tumbledTooSoon,
} from '../testing/dice-troubles.ts';
import {
  ANN,
  at,
  BEN,
  CAT,
  configOf,
  dealer,
  openTable,
  pitManager,
  supervisor,
} from '../testing/floor.ts';
import { GOLDEN_ROUNDS } from '../testing/golden-files.ts';
import type { Journal } from '../testing/journal.ts';
import { leavesOf, mutateAt, pathText } from '../testing/leaves.ts';
import { cardRound, foreignCard, withdrawal } from '../testing/rounds/card-rounds.ts';
import { shakerRound, virtualRound } from '../testing/rounds/dice-rounds.ts';
import type { RoundRecord } from './round-record.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const isRecord = new Ajv2020({ strict: true }).compile(read('schema/round-record.schema.json'));

function recordOf(journal: Journal, round: string): RoundRecord {
  const record = roundRecord(journal.facts(), round);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** Every round that was ever opened in a journal. */
function roundsOf(journal: Journal): readonly string[] {
  return journal
    .facts()
    .flatMap(({ event }) => (event.type === 'RoundOpened' ? [event.round] : []));
}

const types = ({ operations }: RoundRecord) =>
  operations.flatMap(({ events }) => events.map(({ event }) => event.type));

describe.each([...GOLDEN_ROUNDS])('every round of %s', (_, play) => {
  const records = () => {
    const { journal } = play();
    return roundsOf(journal).map((round) => recordOf(journal, round));
  };

  test('has a record that fits the schema and survives JSON', () => {
    for (const record of records()) {
      const sent = JSON.parse(JSON.stringify(record));
      expect(sent).toStrictEqual(record);
      expect(isRecord(sent), JSON.stringify(isRecord.errors)).toBe(true);
    }
  });

  test('comes out the same when it is computed again', () => {
    for (const record of records()) {
      const { differences, compared } = recomputeRound(record);
      expect(differences).toEqual([]);
      expect(compared).toBeGreaterThan(5);
    }
  });
});

/** A table is configured, inspected, opened and closed only while no round is in progress. */
const BETWEEN_ROUNDS: readonly EventType[] = [
  'TableConfigured',
  'TableOpened',
  'TableClosed',
  'CommitmentPublished',
  'InspectionRecorded',
  'ShiftInspectionRecorded',
  'DiceChanged',
  'ShakerFitted',
  'ShakerRemoved',
];

test('the schema describes every event that can fall into a round', () => {
  const { $defs } = read('schema/round-record.schema.json');
  const described = $defs.event.oneOf.map(({ $ref }: { $ref: string }) => $ref.slice(8));
  const known = Object.keys(EVENT_MEANINGS).filter(
    (type) => !BETWEEN_ROUNDS.some((each) => each === type),
  );
  expect(described.toSorted()).toEqual(known.toSorted());
});

describe('stored samples of the format', () => {
  const samples = [
    'rws-sic-bo-2021.correction-with-claw-back.T7-1.json',
    'rws-tai-sai-v5.pro-rata-close.T7-1.json',
  ];
  test.each(samples)('%s can still be read and computed again', (name) => {
    const record = read(`golden/${name}`);
    expect(isRecord(record)).toBe(true);
    expect(recomputeRound(record).differences).toEqual([]);
  });
});

describe('what belongs to a round', () => {
  const { journal } = correctionWithClawBack();
  const first = recordOf(journal, 'T7-1');
  const second = recordOf(journal, 'T7-2');

  test('[rws-sic-bo-2021#5.6] a correction, and not the round in which it was noticed', () => {
    expect(first.status).toBe('corrected');
    expect(first.result).toEqual([3, 3, 6]);
    expect(types(first).slice(-4)).toEqual([
      'IncidentRecorded',
      'ApprovalRequested',
      'ApprovalGranted',
      'ResultCorrected',
    ]);
    expect(second.status).toBe('settled');
    expect(types(second)).not.toContain('ResultCorrected');
    expect(types(second)).not.toContain('IncidentRecorded');
    // Ann, who did not bet in the second round, is paid during it; that is no part of it.
    expect(second.terminals).toEqual([
      { terminal: CAT, creditBefore: 99_000, creditAfter: 100_000, fromOtherRounds: 0 },
    ]);
  });

  test('what a correction of another round moved meanwhile is told apart', () => {
    const table = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    const place = () =>
      table.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'big', stake: money(1000) });
    table.give(dealer, { type: 'OpenBets' });
    place();
    table.give(dealer, { type: 'CloseBets' });
    table.give(dealer, { type: 'Tumble', tumbles: 3 });
    table.give(dealer, { type: 'RegisterResult', dice: [1, 1, 2], flat: true });
    table.give(dealer, { type: 'OpenBets' });
    place();
    table.give(supervisor, {
      type: 'ReportIncident',
      incident: 'wrong-result-registered',
      rounds: ['T7-1'],
      dice: [6, 6, 2],
    });
    const [request = ''] = table.state().approvals.keys();
    table.give(pitManager, { type: 'ApproveRequest', request });
    table.give(dealer, { type: 'Tumble', tumbles: 3 });
    const record = recordOf(table, 'T7-2');
    expect(record.terminals).toEqual([
      { terminal: ANN, creditBefore: 99_000, creditAfter: 101_000, fromOtherRounds: 2000 },
    ]);
    expect(recomputeRound(record).differences).toEqual([]);
  });

  test('the credit of everybody as the round began and as it was over', () => {
    expect(first.terminals).toEqual([
      { terminal: ANN, creditBefore: 100_000, creditAfter: 99_000, fromOtherRounds: 0 },
      { terminal: BEN, creditBefore: 100_000, creditAfter: 295_000, fromOtherRounds: 0 },
      { terminal: CAT, creditBefore: 100_000, creditAfter: 99_000, fromOtherRounds: 0 },
    ]);
  });

  test('[rws-tai-sai-v5#5.6] a void named by an incident in another round', () => {
    const { journal: damaged } = lateVoid();
    const [one, , three] = ['T7-1', 'T7-2', 'T7-3'].map((id) => recordOf(damaged, id));
    expect(one && types(one).slice(-4)).toEqual([
      'IncidentRecorded',
      'ApprovalRequested',
      'ApprovalGranted',
      'RoundReversed',
    ]);
    expect(one).toMatchObject({ status: 'reversed', result: null, settled: [] });
    expect(three && types(three).slice(-2)).toEqual(['IncidentRecorded', 'RoundVoided']);
    expect(three?.status).toBe('void');
  });

  test('[licensee-sic-bo#6(b)] what the end of a round brings with it', () => {
    const { journal: failed } = deviceFailure();
    expect(types(recordOf(failed, 'T7-1')).slice(-2)).toEqual(['RoundConcluded', 'TableSuspended']);
  });

  test('money that moves at the terminals meanwhile', () => {
    const table = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    table.give(dealer, { type: 'OpenBets' });
    table.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'big', stake: money(1000) });
    table.give(dealer, { type: 'BuyCredit', terminal: ANN, amount: money(700) });
    table.give(dealer, { type: 'Tumble', tumbles: 3 });
    const record = recordOf(table, 'T7-1');
    expect(types(record)).toContain('CreditBought');
    expect(record.terminals).toEqual([
      { terminal: ANN, creditBefore: 100_000, creditAfter: 100_700, fromOtherRounds: 0 },
    ]);
    expect(recomputeRound(record).differences).toEqual([]);
  });
});

describe('what a lab needs besides the events', () => {
  test('the configuration, the equipment, and the price of every bet made', () => {
    const record = recordOf(shakerRound().journal, 'T7-1');
    expect(record).toMatchObject({
      format: 'baize-round/1',
      table: 'T7',
      rulebook: { id: 'licensee-sic-bo', title: 'Sic Bo' },
      config: { game: 'licensee-sic-bo/standard', unit: 100, houseTable: null },
      equipment: { dice: 'dice set 4', shaker: 'manual' },
    });
    expect(record.prices.map(({ bet, prices }) => [bet, prices.map(({ odds }) => odds)])).toEqual([
      ['small', ['1']],
      ['big', ['1']],
    ]);
  });

  test('[licensee-sic-bo#4(c)] a single-dice bet has a price for each number of dice', () => {
    expect(recordOf(noRoll().journal, 'T7-1').prices[0]?.prices).toMatchObject([
      { when: 'one die shows the number', odds: '1/10', printed: '1 to 10' },
      { when: 'two dice show the number', odds: '2', printed: '2 to 1' },
      { when: 'all three dice show the number', odds: '3', printed: '3 to 1' },
    ]);
  });

  test('every citation with what it asks', () => {
    const { citations } = recordOf(proRataClose().journal, 'T7-1');
    expect(citations.map(({ citation }) => citation)).toEqual(
      expect.arrayContaining(['rws-tai-sai-v5#5.1.1', 'rws-tai-sai-v5#I-L3']),
    );
    expect(citations.every(({ says }) => says !== null && says.length > 10)).toBe(true);
  });

  test('[rws-tai-sai-v5#I-L9] as it was before a reading was asked, it stands; without the clause it does not', () => {
    const present = recordOf(proRataClose().journal, 'T7-1');
    const without = (citation: string): RoundRecord =>
      JSON.parse(JSON.stringify(present), (_, value) =>
        Array.isArray(value)
          ? value.filter((each) => each !== citation && each?.citation !== citation)
          : value,
      );
    expect(recomputeRound(without('rws-tai-sai-v5#I-L9')).differences).toEqual([]);
    expect(recomputeRound(without('rws-tai-sai-v5#5.1.2')).differences).not.toEqual([]);
  });

  test('the seed a virtual result was derived from', () => {
    const { operations } = recordOf(virtualRound().journal, 'T7-1');
    const events = operations.flatMap((each) => each.events.map(({ event }) => event));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'RoundOpened', commitment: 'c0'.repeat(32) }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'ResultRegistered',
        proof: { seed: 'ab'.repeat(32), closeHash: '0f'.repeat(32) },
      }),
    );
  });
});

describe('no record', () => {
  test('of a round that is not there, or not over', () => {
    const table = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    expect(roundRecord(table.facts(), 'T7-1')).toMatchObject({ error: { code: 'unknown-round' } });
    table.give(dealer, { type: 'OpenBets' });
    expect(roundRecord(table.facts(), 'T7-1')).toMatchObject({
      error: { code: 'round-in-progress' },
    });
  });

  test('a journal may begin with a snapshot instead of the first day', () => {
    const table = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    const snapshot = table.state();
    const before = table.facts().length;
    table.give(dealer, { type: 'OpenBets' });
    table.give(dealer, { type: 'Tumble', tumbles: 3 });
    const tail = table.facts().slice(before);
    expect(roundRecord(tail, 'T7-1', snapshot)).toEqual(roundRecord(table.facts(), 'T7-1'));
  });
});

/** What computing again cannot know: who, when, under which operation, and words people wrote. */
const TAKEN_ON_TRUST = [
  /\.(op|at)$/,
  /\.by\.(id|kind|position|actingAs)$/,
  /event\.(reason|note|action|incident|matter|request|effect|source|commitment|tumbles|closesAt)$/,
  /event\.approval\./,
  /event\.proof\./,
  /^config\.(mode|resultSource|bettingSeconds.*|boxes|approvalMinutes|handPayAbove|roundsKept)$/,
  /^equipment\./,
  /event\.(established|decided.*)$/,
  /\.sequence$/,
  // Limits show where they have turned money away or cut it, and nowhere else.
  /^config\.(limits\.|differential$)/,
];

describe('a record somebody has changed', () => {
  const rounds: readonly (readonly [string, RoundRecord])[] = [
    ['a correction', recordOf(correctionWithClawBack().journal, 'T7-1')],
    ['a pro rata close', recordOf(proRataClose().journal, 'T7-1')],
    ['a late void', recordOf(lateVoid().journal, 'T7-1')],
    ['a void', recordOf(lateVoid().journal, 'T7-3')],
    ['a void before the close', recordOf(tumbledTooSoon().journal, 'T7-1')],
    ['a round in three steps', recordOf(shakerRound().journal, 'T7-1')],
    ['a card round', recordOf(cardRound().journal, 'T7-1')],
    ['a withdrawal', recordOf(withdrawal().journal, 'T7-1')],
    ['a void between two settlements', recordOf(foreignCard().journal, 'T7-1')],
  ];

  /** Where an incident was reported, who looked or was asked, and dice of which no trace is left once a round is reversed. */
  const hasNoTrace = (path: string, { operations, status }: RoundRecord) => {
    const [, op, index] = /^operations\[(\d+)\]\.events\[(\d+)\]/.exec(path) ?? [];
    const type = operations[Number(op)]?.events[Number(index)]?.event.type;
    if (type === 'CardsSeen' || type === 'WithdrawalOffered') return true;
    // What somebody said in a report is a statement, like its note; what follows from it is computed.
    if (type === 'IncidentRecorded') {
      return /\.event\.(round|box|(rounds|skipped|terminals|dice|readable)\[\d+\])$/.test(path);
    }
    if (type === 'SupervisorPresent') return /\.supervisor\./.test(path);
    if (type === 'HandArranged') return path.endsWith('.event.way');
    return status === 'reversed' && type === 'ResultRegistered' && /\.dice\[\d\]$/.test(path);
  };

  test.each(rounds)('%s: no figure, result or clause can be altered unnoticed', (_, record) => {
    const unnoticed = [...leavesOf(record, new Set())]
      .map((path) => ({ path: pathText(path, record), changed: mutateAt(record, path) }))
      .filter(({ changed }) => recomputeRound(changed).differences.length === 0)
      .map(({ path }) => path)
      .filter((path) => !TAKEN_ON_TRUST.some((each) => each.test(path)))
      .filter((path) => !hasNoTrace(path, record));
    expect(unnoticed).toEqual([]);
  });

  test.each(rounds)('%s: nothing can be left out without breaking the schema', (_, record) => {
    const accepted = [...leavesOf(record, new Set())]
      .map((path) => ({ path, without: withoutLeaf(record, path) }))
      .filter(({ path, without }) => typeof path.at(-1) === 'string' && isRecord(without))
      .map(({ path }) => pathText(path, record));
    // Readings are an open map; not everybody acts for somebody else, or reports something at a box.
    const isOptional =
      /^config\.readings\.|\.by\.actingAs$|\.event\.(box|rounds|skipped|terminals|dice|readable)$/;
    expect(accepted.filter((path) => !isOptional.test(path))).toEqual([]);
  });

  test('what cannot be computed with is a finding and not a crash', () => {
    const [, record] = rounds[0] ?? [];
    if (!record) throw new Error('There is a record.');
    const broken = { ...record, operations: JSON.parse('[{"events":[{"event":null}]}]') };
    expect(recomputeRound(broken).differences).toMatchObject([{ where: 'the record' }]);
    const config = { ...record.config, unit: money(3) };
    expect(recomputeRound({ ...record, config }).differences).toMatchObject([
      { where: 'config.unit' },
    ]);
  });
});

function withoutLeaf(value: unknown, path: readonly (string | number)[]): unknown {
  const copy = structuredClone(value);
  let place = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  delete place[path.at(-1) ?? ''];
  return copy;
}
