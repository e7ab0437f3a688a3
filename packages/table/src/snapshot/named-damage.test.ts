import { restoreFrom, SHIPPED } from '@baize/house';
import { describe, expect, test } from 'vitest';
import { ANN, BEN, configOf, dealer, pitManager } from '../testing/floor.ts';
import { cardState, DEALT, diceStates, resultedState } from '../testing/tables.ts';
import { snapshotOf } from './snapshot-of.ts';
import type { TableSnapshot } from './table-snapshot.ts';

const { between, betting } = diceStates('rws-tai-sai-v5/c', 50_000);
const WHOLE = snapshotOf(between);
const BETTING = snapshotOf(betting);
const RESULTED = snapshotOf(resultedState().state);
const CARDS = snapshotOf(cardState(DEALT, 'dealt').state);

/** Judged by a library of its own each time: the form of snapshots is made once for each, and every form is to be met. */
function problemOf(snapshot: TableSnapshot, change: object) {
  const restored = restoreFrom({ ...snapshot, ...change }, { ...SHIPPED });
  return restored.ok ? null : restored.error;
}

describe('an approval that waits', () => {
  const config = configOf('rws-tai-sai-v5/c');
  const approval = (action: object, requestedBy: object = pitManager) => ({
    approvals: [{ id: 'request:1', action, requestedBy, expiresAt: 1 }],
  });

  test.each([
    { kind: 'correct-result', round: 'T7-1', dice: [1, 2, 3] },
    { kind: 'void-rounds', rounds: ['T7-1'], incident: 'dice-damaged' },
    { kind: 'change-prices', config },
    { kind: 'command', command: { type: 'PayByHand', terminal: ANN, amount: 100 } },
  ])('for %j is restored', (action) => {
    expect(problemOf(WHOLE, approval(action))).toBeNull();
  });

  test.each([
    [{ kind: 'correct-result', round: 'T7-1', dice: [1, 2, 7] }, 'approvals[0].action.dice'],
    [{ kind: 'correct-result', round: 'T7-1' }, 'approvals[0].action.dice'],
    [{ kind: 'void-rounds', rounds: ['T7-1'], incident: 'rain' }, 'approvals[0].action.incident'],
    [{ kind: 'correct-result', round: '', dice: [1, 2, 3] }, 'approvals[0].action.round'],
    [
      { kind: 'void-rounds', rounds: [''], incident: 'dice-damaged' },
      'approvals[0].action.rounds[0]',
    ],
    [{ kind: 'change-prices', config: 7 }, 'approvals[0].action.config'],
    [{ kind: 'change-prices' }, 'approvals[0].action.config'],
    [{ kind: 'command', command: 7 }, 'approvals[0].action.command'],
    [{ kind: 'command' }, 'approvals[0].action.command'],
    [{ kind: 'command', command: { type: 'PayTwice' } }, 'approvals[0].action.command.type'],
    [
      { kind: 'command', command: { type: 'PayByHand', terminal: ANN, amount: -1 } },
      'approvals[0].action.command.amount',
    ],
    [{ kind: 'close-casino' }, 'approvals[0].action.kind'],
    [{ kind: 7 }, 'approvals[0].action.kind'],
    [{}, 'approvals[0].action.kind'],
  ])('for %j is refused at %s', (action, field) => {
    expect(problemOf(WHOLE, approval(action))?.field).toBe(field);
  });

  test('is asked for by somebody, and once', () => {
    const action = { kind: 'change-prices', config };
    expect(problemOf(WHOLE, approval(action, { kind: 'ghost' }))?.field).toBe(
      'approvals[0].requestedBy',
    );
    const [one] = approval(action, dealer).approvals;
    expect(problemOf(WHOLE, { approvals: [one, one] })).toMatchObject({
      field: 'approvals',
      message: 'approvals has two entries of one name.',
    });
  });
});

describe('what only some tables have', () => {
  test.each([
    [{ committed: { commitment: 'a5', at: 1 } }, null],
    [{ committed: { commitment: '', at: 1 } }, 'committed.commitment'],
    [{ committed: { commitment: 'a5' } }, 'committed.at'],
    [{ paused: { reason: 'x' } }, null],
    [{ paused: { reason: 'x', since: 1 } }, null],
    [{ paused: { reason: 'x', since: -1 } }, 'paused.since'],
    [{ paused: {} }, 'paused.reason'],
    [{ service: [['tumbler', { reason: 'It sticks' }]] }, null],
    [{ service: [['tumbler', {}]] }, 'service[0][1].reason'],
  ])('%j: %s', (change, field) => {
    expect(problemOf(WHOLE, change)?.field ?? null).toBe(field);
  });
});

describe('reasons', () => {
  const suspended = (because: unknown) => ({ suspended: { reason: 'x', because } });

  test('are there, and are names', () => {
    expect(problemOf(WHOLE, suspended(['rws-tai-sai-v5#5.12']))).toBeNull();
    expect(problemOf(WHOLE, suspended([]))).toMatchObject({
      field: 'suspended.because',
      message: 'suspended.because gives no reason.',
    });
    expect(problemOf(WHOLE, suspended([7]))?.field).toBe('suspended.because[0]');
    expect(problemOf(WHOLE, suspended('5.12'))?.field).toBe('suspended.because');
  });
});

describe('entries of a map', () => {
  const matter = { incident: 'anything-else', because: ['rws-tai-sai-v5#5.12'] };

  test.each([
    [{ boxes: [[0, ANN]] }, 'boxes[0][0]'],
    [{ boxes: [[1, '']] }, 'boxes[0][1]'],
    [{ boxes: [[1, ANN, 2]] }, 'boxes[0]'],
    [{ boxes: [[1]] }, 'boxes[0]'],
    [{ boxes: [7] }, 'boxes[0]'],
    [{ boxes: 7 }, 'boxes'],
    [{ boxes: [ANN, BEN].map((each) => [1, each]) }, 'boxes'],
    [{ matters: [['m', { ...matter, incident: 'rain' }]] }, 'matters[0][1].incident'],
    [{ balances: [['credit:', 0]] }, 'balances[0][0]'],
    [{ balances: [['the cage', 0]] }, 'balances[0][0]'],
    [{ balances: [['cage:1', 0]] }, 'balances[0][0]'],
    [{ balances: [['cage', 0.5]] }, 'balances[0][1]'],
  ])('%j is refused at %s', (change, field) => {
    expect(problemOf(WHOLE, change)?.field).toBe(field);
  });
});

describe('bets that are not on the layout', () => {
  const [terminal] = BETTING.terminals;

  test('are named where they can be undone', () => {
    const done = [[{ bet: 'nowhere', from: 0, to: 500 }]];
    const terminals = [{ ...terminal, done }, ...BETTING.terminals.slice(1)];
    expect(problemOf(BETTING, { terminals })).toMatchObject({
      field: 'terminals[0].done',
      message: 'A bet is not on the layout.',
    });
  });

  test('are named at whichever terminal and in whichever round', () => {
    const done = [[{ bet: 'nowhere', from: 0, to: 500 }]];
    const [first, second, ...others] = BETTING.terminals;
    const terminals = [first, { ...second, done }, ...others];
    expect(problemOf(BETTING, { terminals })?.field).toBe('terminals[1].done');
    const [round] = WHOLE.concluded;
    const other = { ...round, id: 'T7-0', config: 1 };
    expect(problemOf(WHOLE, { concluded: [round, other] })?.field).toBe('concluded[1].config');
  });

  test('are named where they lie closed, and where they are settled', () => {
    const { round } = RESULTED;
    const [closed] = round?.closed ?? [];
    const [settled] = round?.settled ?? [];
    const elsewhere = (bets: readonly object[] = []) =>
      bets.map((each) => ({ ...each, bet: 'nowhere' }));
    const message = 'nowhere is not on the layout.';
    const stray = { ...closed, stakes: elsewhere(closed?.stakes) };
    expect(problemOf(RESULTED, { round: { ...round, closed: [stray] } })).toMatchObject({
      field: 'round',
      message,
    });
    const line = { ...settled, lines: elsewhere(settled?.lines) };
    expect(problemOf(RESULTED, { round: { ...round, settled: [line] } })).toMatchObject({
      field: 'round',
      message,
    });
  });

  test('are named where initial bets of the card game are settled', () => {
    const { round } = CARDS;
    const line = { bet: '99/initial', stake: 500, effective: 500, result: 'lose', odds: null };
    const lines = [{ ...line, pays: 0, returns: 0, commission: 0, because: ['rws-si-ki-pi-v2#4'] }];
    const initialSettled = [{ terminal: ANN, lines, staked: 500, returned: 0 }];
    const cards = { ...round?.cards, initialSettled };
    expect(problemOf(CARDS, { round: { ...round, cards } })).toMatchObject({
      field: 'round',
      message: '99/initial is not on the layout.',
    });
  });

  test('places beside the layout do no harm while nothing lies there', () => {
    const holdings = Array.from({ length: 200 }, () => null);
    const terminals = WHOLE.terminals.map((each) => ({ ...each, holdings }));
    expect(problemOf(WHOLE, { terminals })).toBeNull();
  });

  test('a round is where the procedure of its book can be', () => {
    const at = (phase: string) => problemOf(BETTING, { round: { ...BETTING.round, phase } });
    expect(at('betting')).toBeNull();
    expect(at('dealt')).toMatchObject({
      field: 'round.phase',
      message: 'The procedure of this book has no such phase.',
    });
  });

  test('a table without a configuration has no layout at all', () => {
    const bare = { ...WHOLE, config: null, concluded: [] };
    const holdings = [{ stake: 500, since: 1 }];
    expect(problemOf(bare, { terminals: [{ ...terminal, holdings, done: [] }] })?.field).toBe(
      'terminals[0].holdings',
    );
    expect(problemOf(WHOLE, { config: 1 })).toMatchObject({
      field: 'config',
      message: 'There is no configuration at this place.',
    });
  });
});
