import { fractionText } from '@baize/exact';
import { goldenRows } from '@baize/testing/golden-rows';
import { siKiPi } from '@baize/testing/si-ki-pi-game';
import { expect, test } from 'vitest';
import { ALL_RANK_PATTERNS, patternIndex } from '../index.ts';
import { solveGame } from './solution.ts';
import { patternStrategy, strategyOf } from './strategy.ts';

const solution = solveGame(siKiPi());
const strategy = strategyOf(solution);

test('all 1,820 patterns, every arrangement, are what the independent counter counts', () => {
  const rows = strategy.flatMap(({ name, hands, arrangements, houseWay, best }) =>
    arrangements.map((each) => ({
      hand: name,
      hands: `${hands}`,
      low: each.low,
      high: each.high,
      win: `${each.win}`,
      lose: `${each.lose}`,
      standOff: `${each.standOff}`,
      value: fractionText(each.value),
      houseWay: each === houseWay ? 'yes' : '',
      best: each === best ? 'yes' : '',
    })),
  );
  const byText = (list: readonly object[]) => list.map((row) => JSON.stringify(row)).toSorted();
  expect(byText(rows)).toEqual(byText(goldenRows('rws-si-ki-pi-v2.strategy.csv')));
});

test('the strategy runs from four Aces down to four 2s, each pattern once', () => {
  expect(strategy).toHaveLength(1_820);
  expect(strategy[0]?.name).toBe('AAAA');
  expect(strategy.at(-1)?.name).toBe('2222');
  expect(new Set(strategy.map(({ name }) => name)).size).toBe(1_820);
  expect(strategy.reduce((sum, { hands }) => sum + hands, 0)).toBe(270_725);
});

test('arrangements are listed from the most valuable down, the House Way first of equals', () => {
  for (const { arrangements, best } of strategy) expect(arrangements[0]).toBe(best);
  // K-Q-J-10 makes no points however it is set.
  const zeros = strategy.find(({ name }) => name === 'KQJT');
  expect(zeros?.arrangements).toHaveLength(3);
  expect(zeros?.best).toBe(zeros?.houseWay);
});

test('a pattern is found by its index, and there are no others', () => {
  const kings = patternStrategy(solution, patternIndex([13, 13, 9, 9]));
  expect(kings.name).toBe('KK99');
  expect(kings.arrangements.map(({ low, high }) => `${low} ${high}`)).toEqual(['99 KK', 'K9 K9']);
  expect(() => patternStrategy(solution, ALL_RANK_PATTERNS.length)).toThrow('no pattern 1820');
});
