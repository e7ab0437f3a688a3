import { expect, test } from 'vitest';
import { retryDelay, TIMING } from './timing.ts';

test('attempts come after half a second, one, two, and four from then on', () => {
  const longest = [0, 1, 2, 3, 4, 50].map((attempt) => retryDelay(TIMING, attempt, 1));
  expect(longest).toEqual([500, 1000, 2000, 4000, 4000, 4000]);
});

test('chance spreads them over the second half of the wait', () => {
  expect([0, 0.5, 1].map((random) => retryDelay(TIMING, 2, random))).toEqual([1000, 1500, 2000]);
});
