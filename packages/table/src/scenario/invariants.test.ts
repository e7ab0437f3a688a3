import { assert, money } from '@baize/exact';
import { openPlay } from '@baize/house';
import { describe, expect, test } from 'vitest';
import { itemsOf, replaceItem } from '../evolve/persistent.ts';
import type { TableState } from '../state.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { invariantProblems } from './invariants.ts';

function table(...earlier: readonly unknown[]): TableState {
  const opened = openPlay({
    game: 'licensee-sic-bo/standard',
    credits: { A: 1000, B: 1000 },
    earlier: [{ reach: 'betting' }, { A: 'bet small 100' }, { B: 'bet big 200' }, ...earlier],
  });
  assert(opened.ok, opened.ok ? '' : opened.error.message);
  return opened.value.play.state;
}

function withTerminal(state: TableState, change: Partial<Terminal>): TableState {
  const [first] = itemsOf(state.terminals);
  assert(first !== undefined, 'A terminal is seated.');
  return { ...state, terminals: replaceItem(state.terminals, 0, { ...first, ...change }) };
}

const result = { dealer: 'result 1 2 3' };

test.each([
  ['betting', []],
  ['closed', [{ reach: 'closed' }]],
  ['resulted', [{ reach: 'uncovered' }, result]],
  ['collected', [{ reach: 'uncovered' }, result, { reach: 'collected' }]],
  ['paid', [{ reach: 'uncovered' }, result, { reach: 'paid' }]],
  ['between rounds', [{ roll: '1 2 3' }]],
])('nothing is wrong with a table that is played by its rules: %s', (_, earlier) => {
  expect(invariantProblems(table(...earlier))).toEqual([]);
});

describe('somebody notices', () => {
  test.each([
    [
      'a credit that is not what the account holds',
      { credit: money(999) },
      'A shows 999; its account holds 1000.',
    ],
    ['stakes that do not add up', { staked: money(90) }, 'A has staked 90; on the layout lie 100.'],
    [
      'more staked than there is credit',
      { staked: money(1001) },
      'A has staked 1001 of a credit of 1000.',
    ],
    ['bets that nobody counted', { holdings: [] }, 'Area 34 counts 100; on it lie 0.'],
  ])('%s', (_, change, problem) => {
    const problems = invariantProblems(withTerminal(table(), change));
    expect(problems.map((each) => each.replace(/^Area \d+/, 'Area 34'))).toContain(problem);
  });

  test('meters that say something else', () => {
    const [terminal] = itemsOf(table().terminals);
    assert(terminal !== undefined, 'A terminal is seated.');
    const meters = { ...terminal.meters, cashIn: money(1) };
    const problems = invariantProblems(withTerminal(table(), { meters }));
    expect(problems).toContain('A shows 1000; its meters make it 1.');
  });

  test('money out of nowhere', () => {
    const state = table();
    const balances = new Map(state.balances).set('tips:T1', money(5));
    expect(invariantProblems({ ...state, balances })).toContain(
      'The ledger is out of balance by 5.',
    );
  });

  test('an account overdrawn', () => {
    const state = table();
    const balances = new Map(state.balances).set('tips:T1', money(-5));
    expect(invariantProblems({ ...state, balances })).toContain('tips:T1 is overdrawn: -5.');
  });

  test('an escrow that holds too little, and one that should be empty', () => {
    const state = table({ reach: 'closed' });
    const less = new Map(state.balances).set('escrow:T1-1', money(1));
    expect(invariantProblems({ ...state, balances: less })).toContain(
      'escrow:T1-1 holds 1; 300 is at stake.',
    );
    const stray = new Map(state.balances).set('escrow:T1-0', money(1));
    expect(invariantProblems({ ...state, balances: stray })).toContain(
      'escrow:T1-0 still holds 1.',
    );
  });

  test('bets when nobody may bet', () => {
    const state = { ...table(), round: null };
    expect(invariantProblems(state)).toContain('A has bets outside a betting time.');
  });
});
