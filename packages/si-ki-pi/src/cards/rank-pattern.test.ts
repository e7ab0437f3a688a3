import { allHands } from '@baize/testing/si-ki-pi-cards';
import { expect, test } from 'vitest';
import { ranksOf } from './hand.ts';
import { ALL_RANK_PATTERNS, patternIndex } from './rank-pattern.ts';

test('there are 1,820 patterns, each at its index', () => {
  expect(ALL_RANK_PATTERNS).toHaveLength(1_820);
  expect(ALL_RANK_PATTERNS.map(patternIndex)).toEqual([...ALL_RANK_PATTERNS.keys()]);
  expect(ALL_RANK_PATTERNS.every(([a, b, c, d]) => a >= b && b >= c && c >= d)).toBe(true);
  expect(ALL_RANK_PATTERNS[0]).toEqual([2, 2, 2, 2]);
  expect(ALL_RANK_PATTERNS.at(-1)).toEqual([14, 14, 14, 14]);
});

test('every hand has a pattern, and they fall on the patterns as often as suits allow', () => {
  const counts = new Map<number, number>();
  for (const hand of allHands()) {
    const index = patternIndex(ranksOf(hand));
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const wrong = ALL_RANK_PATTERNS.filter(
    (pattern, index) => counts.get(index) !== waysToSuit(pattern),
  );
  expect(counts.size).toBe(1_820);
  expect(wrong).toEqual([]);
});

/** Each rank that is there n times takes n of four suits. */
function waysToSuit(pattern: readonly number[]): number {
  const choose = [1, 4, 6, 4, 1];
  return [...new Set(pattern)]
    .map((rank) => choose[pattern.filter((other) => other === rank).length] ?? 0)
    .reduce((product, ways) => product * ways, 1);
}
