import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { describe, expect, test } from 'vitest';
import { ALL_RANK_PATTERNS } from '../index.ts';
import { choose, DEALER_HANDS, DEALS, HANDS, rankCounts, waysOf } from './combinations.ts';
import { type SolvedPatterns, solvePatterns } from './solution.ts';

const OTHERS: Readings = {
  ...DEFAULT_READINGS,
  H1: 'highest-card',
  H2: 'literal',
  H4: 'exclusive',
};

/** The plain loop: each dealer's pattern in turn, with the number of hands it stands for. */
function pairByPair(
  { points }: Pick<SolvedPatterns, 'points'>,
  player: number,
): { readonly hands: number; readonly win: number[]; readonly lose: number[] } {
  const left = rankCounts(ALL_RANK_PATTERNS[player] ?? []).map((count) => 4 - count);
  const win = [0, 0, 0];
  const lose = [0, 0, 0];
  let hands = 0;
  for (let dealer = 0; dealer < COUNTS.length; dealer += 1) {
    let ways = 1;
    COUNTS[dealer]?.forEach(([rank, count]) => {
      ways *= choose(left[rank] ?? 0, count);
    });
    hands += ways;
    const at = dealer * 3 + (points.houseWay[dealer] ?? 0);
    for (let split = 0; split < 3; split += 1) {
      const isLowWon = (points.low[player * 3 + split] ?? 0) > (points.low[at] ?? 0);
      const isHighWon = (points.high[player * 3 + split] ?? 0) > (points.high[at] ?? 0);
      if (isLowWon && isHighWon) win[split] = (win[split] ?? 0) + ways;
      if (!isLowWon && !isHighWon) lose[split] = (lose[split] ?? 0) + ways;
    }
  }
  return { hands, win, lose };
}

const COUNTS = ALL_RANK_PATTERNS.map((pattern) =>
  [...rankCounts(pattern).entries()].filter(([, count]) => count > 0),
);

test('the patterns stand for all 270,725 hands and, with a dealer each, all 52,677,670,500 deals', () => {
  const hands = ALL_RANK_PATTERNS.reduce((sum, pattern) => sum + waysOf(pattern), 0);
  expect(hands).toBe(HANDS);
  expect(HANDS * DEALER_HANDS).toBe(DEALS);
  // 52 over 4, and 48 over 4.
  expect((52 * 51 * 50 * 49) / 24).toBe(HANDS);
  expect((48 * 47 * 46 * 45) / 24).toBe(DEALER_HANDS);
});

describe.each([
  ['the default readings', DEFAULT_READINGS],
  ['other readings together', OTHERS],
  ['pairs never split', { ...DEFAULT_READINGS, H3: 'permits' as const }],
])('under %s', (_name, readings) => {
  test('inclusion and exclusion counts what all 1,820 x 1,820 pairs of patterns count one by one', () => {
    const solved = solvePatterns(readings);
    const wrong: string[] = [];
    ALL_RANK_PATTERNS.forEach((pattern, index) => {
      const plain = pairByPair(solved, index);
      const at = index * 3;
      const isEqual =
        plain.hands === DEALER_HANDS &&
        plain.win.join() === solved.win.slice(at, at + 3).join() &&
        plain.lose.join() === solved.lose.slice(at, at + 3).join();
      if (!isEqual) wrong.push(pattern.join(' '));
    });
    expect(wrong).toEqual([]);
  });
});
