import { money } from '@baize/exact';
import { recomputeRound, roundRecord } from '@baize/house';
import { balanceOf, imbalance, receivableOf } from '@baize/ledger';
import type { Roll } from '@baize/three-dice';
import { describe, expect, test } from 'vitest';
import { terminalOf } from '../terminal/terminal.ts';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  supervisor,
} from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';

/** A round in which Ann has a stake on one bet. */
function play(journal: Journal, bet: string, stake: number, dice: Roll) {
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet, stake: money(stake) });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'RegisterResult', dice, flat: true });
}

function correct(journal: Journal, round: string, dice: Roll) {
  const asked = journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: [round],
    dice,
  });
  const request = asked.flatMap(({ event }) =>
    event.type === 'ApprovalRequested' ? [event.approval.id] : [],
  );
  return journal.give(supervisor, { type: 'ApproveRequest', request: request[0] ?? '' });
}

test('[rws-sic-bo-2021#I-P4] a round is corrected at the prices it was played at', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  play(journal, 'double:1', 1000, [1, 1, 5]);
  // Double Dice pays 11.5 to 1 here and is not even on the layout the table changes to.
  expect(terminalOf(journal.state(), ANN)?.credit).toBe(100_000 + 11_500);
  const asked = journal.give(pitManager, {
    type: 'ConfigureTable',
    config: configOf('rws-tai-sai-v5/e'),
  });
  const [request] = asked.flatMap(({ event }) =>
    event.type === 'ApprovalRequested' ? [event.approval.id] : [],
  );
  journal.give(shiftManager, { type: 'ApproveRequest', request: request ?? '' });
  expect(journal.state().rules?.config.game).toBe('rws-tai-sai-v5/e');

  const [, corrected] = correct(journal, 'T7-1', [1, 1, 4]);
  expect(corrected?.event).toMatchObject({
    type: 'ResultCorrected',
    was: [1, 1, 5],
    is: [1, 1, 4],
    owed: [],
    because: expect.arrayContaining(['rws-sic-bo-2021#5.5']),
    settled: [{ terminal: ANN, returned: 12_500 }],
  });
  expect(terminalOf(journal.state(), ANN)?.credit).toBe(100_000 + 11_500);
});

test('[rws-sic-bo-2021#I-P11] whoever sits down next finds nothing of what a correction owes to who left (P21)', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  play(journal, 'total:6', 1000, [1, 1, 5]);
  journal.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
  // Total 6 pays 19 to 1: 190.00 and the stake of 10.00 are kept for the visit that ended.
  correct(journal, 'T7-1', [1, 1, 4]);
  journal.give(at(ANN), {
    type: 'SeatTerminal',
    terminal: ANN,
    credit: money(0),
    seatedAt: null,
  });
  const state = journal.state();
  expect(terminalOf(state, ANN)).toMatchObject({ credit: 0, locked: null });
  expect(balanceOf(state.balances, receivableOf(`T7/${ANN}/1`))).toBe(20_000);
  expect(imbalance(journal.state().balances)).toBe(0);
});

describe('a correction that comes too late', () => {
  /** A request, not yet answered, to settle the first round by other dice. */
  function requested(journal: Journal, dice: Roll): string {
    const asked = journal.give(dealer, {
      type: 'ReportIncident',
      incident: 'wrong-result-registered',
      rounds: ['T7-1'],
      dice,
    });
    const ids = asked.flatMap(({ event }) =>
      event.type === 'ApprovalRequested' ? [event.approval.id] : [],
    );
    return ids[0] ?? '';
  }

  test('[baize-floor#known-round] of a round settled by these dice meanwhile changes nothing', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    play(journal, 'small', 1000, [1, 1, 4]);
    const first = requested(journal, [6, 6, 5]);
    const second = requested(journal, [5, 6, 6]);
    journal.give(supervisor, { type: 'ApproveRequest', request: first });
    expect(journal.ask(supervisor, { type: 'ApproveRequest', request: second })).toMatchObject({
      type: 'refused',
      refusal: { code: 'result-unchanged', field: 'dice' },
    });
    expect(terminalOf(journal.state(), ANN)?.credit).toBe(99_000);
  });

  test('[baize-floor#known-round] of a round the table no longer holds is refused', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a', { roundsKept: 10 }), [ANN]);
    play(journal, 'small', 1000, [1, 1, 4]);
    const request = requested(journal, [6, 6, 5]);
    for (let round = 2; round <= 11; round += 1) play(journal, 'small', 1000, [1, 1, 4]);
    expect(journal.ask(supervisor, { type: 'ApproveRequest', request })).toMatchObject({
      type: 'refused',
      refusal: { code: 'unknown-round', field: 'rounds' },
    });
  });
});

describe('[rws-sic-bo-2021#I-P3] rounds played with damaged dice, named by the pit', () => {
  function named(journal: Journal, rounds: readonly string[]): string {
    const report = { type: 'ReportIncident', incident: 'dice-damaged', rounds } as const;
    const asked = journal.give(supervisor, report);
    const ids = asked.flatMap(({ event }) =>
      event.type === 'ApprovalRequested' ? [event.approval.id] : [],
    );
    return ids[0] ?? '';
  }

  test('are reversed one after the other, each by what is left of the credit', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    play(journal, 'small', 1000, [1, 1, 4]);
    play(journal, 'small', 1000, [1, 1, 4]);
    journal.give(at(ANN), { type: 'GiveTip', terminal: ANN, amount: money(100_500) });
    const request = named(journal, ['T7-1', 'T7-2']);
    const [granted, first, second] = journal.give(pitManager, { type: 'ApproveRequest', request });
    const key = (round: string) => `${round}:reverse:${ANN}:${granted?.op}`;
    const credit = { from: `credit:${ANN}`, to: 'win:T7' };
    expect(first?.event).toMatchObject({
      round: 'T7-1',
      owed: [],
      postings: [{ ...credit, amount: 1000, key: key('T7-1') }],
    });
    expect(second?.event).toMatchObject({
      round: 'T7-2',
      owed: [{ terminal: ANN, amount: 500 }],
      postings: [
        { ...credit, amount: 500, key: key('T7-2') },
        { from: `receivable:${ANN}`, amount: 500, key: `${key('T7-2')}:owed` },
      ],
    });
    expect(terminalOf(journal.state(), ANN)).toMatchObject({ credit: 0, locked: null });
    expect(journal.state().results).toEqual([]);
  });

  test('are reversed once', () => {
    const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
    play(journal, 'small', 1000, [1, 1, 4]);
    const [first, second] = [named(journal, ['T7-1']), named(journal, ['T7-1'])];
    journal.give(pitManager, { type: 'ApproveRequest', request: first });
    expect(journal.ask(pitManager, { type: 'ApproveRequest', request: second })).toMatchObject({
      type: 'refused',
      refusal: { code: 'round-not-settled', field: 'rounds' },
    });
    expect(terminalOf(journal.state(), ANN)?.credit).toBe(100_000);
  });
});

test('[baize-floor#owed-first] a correction pays what is left of it once the debt is settled', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  play(journal, 'small', 1000, [1, 1, 4]);
  play(journal, 'total:7', 1000, [1, 1, 4]);
  // 100,000 and 1,000 won and 1,000 lost: the 2,000 of the first round cannot be taken back.
  journal.give(at(ANN), { type: 'GiveTip', terminal: ANN, amount: money(100_000) });
  const [, first] = correct(journal, 'T7-1', [6, 6, 5]);
  expect(first?.event).toMatchObject({ owed: [{ terminal: ANN, amount: 2000 }] });
  // Total 7 pays 12 to 1: of 13,000 the 2,000 that are owed stay with the house.
  const [, second] = correct(journal, 'T7-2', [1, 1, 5]);
  expect(second?.event).toMatchObject({
    owed: [],
    postings: [
      { from: 'win:T7', to: `receivable:${ANN}`, amount: 2000 },
      { from: 'win:T7', to: `credit:${ANN}`, amount: 11_000 },
    ],
  });
  expect(terminalOf(journal.state(), ANN)).toMatchObject({ credit: 11_000, locked: null });
  expect(journal.state().balances.has(`receivable:${ANN}`)).toBe(false);
  play(journal, 'small', 1000, [6, 6, 5]);
  expect(terminalOf(journal.state(), ANN)).toMatchObject({ credit: 10_000, locked: null });
});

describe('[licensee-sic-bo#I-P4] a wrong entry noticed while the round is collected and paid', () => {
  const STEPS = [
    { type: 'CollectLosers' },
    { type: 'PayWinners' },
    { type: 'ClearLights' },
  ] as const;

  /** Ann has 1,000 on Small, Ben 2,000 on Big; 6-6-5 is entered for 1-1-4 and found out after some steps. */
  function corrected(steps: number): Journal {
    const journal = openTable(configOf('licensee-sic-bo/standard'), [ANN, BEN]);
    journal.give(dealer, { type: 'OpenBets' });
    for (const [terminal, bet, stake] of [
      [ANN, 'small', 1000],
      [BEN, 'big', 2000],
    ] as const) {
      journal.give(at(terminal), { type: 'PlaceBet', terminal, bet, stake: money(stake) });
    }
    journal.give(dealer, { type: 'CloseBets' });
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    journal.give(dealer, { type: 'Uncover' });
    journal.give(dealer, { type: 'RegisterResult', dice: [6, 6, 5], flat: true });
    for (const step of STEPS.slice(0, steps)) journal.give(dealer, step);
    correct(journal, 'T7-1', [1, 1, 4]);
    for (const step of STEPS.slice(steps)) journal.give(dealer, step);
    return journal;
  }

  test.each([0, 1, 2, 3])('after %i steps, the money is where the dice say', (steps) => {
    const state = corrected(steps).state();
    expect(terminalOf(state, ANN)).toMatchObject({ credit: 101_000, locked: null });
    expect(terminalOf(state, BEN)).toMatchObject({ credit: 98_000, locked: null });
    expect(balanceOf(state.balances, 'win:T7')).toBe(1000);
    expect(imbalance(state.balances)).toBe(0);
    expect(state.concluded.get('T7-1')).toMatchObject({ status: 'corrected', result: [1, 1, 4] });
    expect(state.results.map(({ dice }) => dice)).toEqual([[1, 1, 4]]);
  });

  test('moves no money before any has moved, then stakes only, then the difference', () => {
    const moved = [0, 1, 2, 3].map((steps) => {
      const fact = corrected(steps)
        .facts()
        .find(({ event }) => event.type === 'ResultCorrected');
      return fact?.event.type === 'ResultCorrected'
        ? fact.event.postings.map(({ from, to, amount }) => `${from} ${to} ${amount}`)
        : null;
    });
    const credits = [`win:T7 credit:${ANN} 2000`, `credit:${BEN} win:T7 4000`];
    expect(moved).toEqual([
      [],
      ['win:T7 escrow:T7-1 1000', 'escrow:T7-1 win:T7 2000'],
      credits,
      credits,
    ]);
  });

  test('can be computed again from its record', () => {
    for (const steps of [0, 1, 2, 3]) {
      const record = roundRecord(corrected(steps).facts(), 'T7-1');
      if (!record.ok) throw new Error(record.error.message);
      expect(recomputeRound(record.value)).toMatchObject({ differences: [] });
    }
  });
});
