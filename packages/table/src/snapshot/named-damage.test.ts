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

function faultOf(snapshot: TableSnapshot, change: object) {
  const restored = restoreFrom({ ...snapshot, ...change }, SHIPPED);
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
  ])('for %j is restored', (action) => {
    expect(faultOf(WHOLE, approval(action))).toBeNull();
  });

  test.each([
    [{ kind: 'correct-result', round: 'T7-1', dice: [1, 2, 7] }, 'approvals[0].action.dice'],
    [{ kind: 'correct-result', round: 'T7-1' }, 'approvals[0].action.dice'],
    [{ kind: 'void-rounds', rounds: ['T7-1'], incident: 'rain' }, 'approvals[0].action.incident'],
    [{ kind: 'change-prices', config: 7 }, 'approvals[0].action.config'],
    [{ kind: 'close-casino' }, 'approvals[0].action.kind'],
    [{ kind: 7 }, 'approvals[0].action.kind'],
    [{}, 'approvals[0].action.kind'],
  ])('for %j is refused at %s', (action, field) => {
    expect(faultOf(WHOLE, approval(action))?.field).toBe(field);
  });

  test('is asked for by somebody, and once', () => {
    const action = { kind: 'change-prices', config };
    expect(faultOf(WHOLE, approval(action, { kind: 'ghost' }))?.field).toBe(
      'approvals[0].requestedBy',
    );
    const [one] = approval(action, dealer).approvals;
    expect(faultOf(WHOLE, { approvals: [one, one] })).toMatchObject({
      field: 'approvals',
      message: 'approvals has two entries of one name.',
    });
  });
});

describe('reasons', () => {
  const suspended = (because: unknown) => ({ suspended: { reason: 'x', because } });

  test('are there, and are names', () => {
    expect(faultOf(WHOLE, suspended(['rws-tai-sai-v5#5.12']))).toBeNull();
    expect(faultOf(WHOLE, suspended([]))).toMatchObject({
      field: 'suspended.because',
      message: 'suspended.because gives no reason.',
    });
    expect(faultOf(WHOLE, suspended([7]))?.field).toBe('suspended.because[0]');
    expect(faultOf(WHOLE, suspended('5.12'))?.field).toBe('suspended.because');
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
    expect(faultOf(WHOLE, change)?.field).toBe(field);
  });
});

describe('bets that are not on the layout', () => {
  const [terminal] = BETTING.terminals;

  test('are named where they can be undone', () => {
    const done = [[{ bet: 'nowhere', from: 0, to: 500 }]];
    const terminals = [{ ...terminal, done }, ...BETTING.terminals.slice(1)];
    expect(faultOf(BETTING, { terminals })).toMatchObject({
      field: 'terminals[0].done',
      message: 'A bet is not on the layout.',
    });
  });

  test('are named where they lie closed, and where they are settled', () => {
    const { round } = RESULTED;
    const [closed] = round?.closed ?? [];
    const [settled] = round?.settled ?? [];
    const elsewhere = (bets: readonly object[] = []) =>
      bets.map((each) => ({ ...each, bet: 'nowhere' }));
    const message = 'nowhere is not on the layout.';
    const stray = { ...closed, stakes: elsewhere(closed?.stakes) };
    expect(faultOf(RESULTED, { round: { ...round, closed: [stray] } })).toMatchObject({
      field: 'round',
      message,
    });
    const line = { ...settled, lines: elsewhere(settled?.lines) };
    expect(faultOf(RESULTED, { round: { ...round, settled: [line] } })).toMatchObject({
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
    expect(faultOf(CARDS, { round: { ...round, cards } })).toMatchObject({
      field: 'round',
      message: '99/initial is not on the layout.',
    });
  });

  test('places beside the layout do no harm while nothing lies there', () => {
    const holdings = Array.from({ length: 200 }, () => null);
    const terminals = WHOLE.terminals.map((each) => ({ ...each, holdings }));
    expect(faultOf(WHOLE, { terminals })).toBeNull();
  });

  test('a table without a configuration has no layout at all', () => {
    const bare = { ...WHOLE, config: null, concluded: [] };
    const holdings = [{ stake: 500, since: 1 }];
    expect(faultOf(bare, { terminals: [{ ...terminal, holdings, done: [] }] })?.field).toBe(
      'terminals[0].holdings',
    );
    expect(faultOf(WHOLE, { config: 1 })).toMatchObject({
      field: 'config',
      message: 'There is no configuration at this place.',
    });
  });
});
