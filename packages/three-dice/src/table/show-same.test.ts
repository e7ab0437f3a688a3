import { expect, test } from 'vitest';
import type { ReadableDice } from '../outcome-established.ts';
import { ALL_ROLLS, FACES } from '../roll.ts';
import { couldShow, showSame } from './show-same.ts';

test('the same dice in another order are the same dice', () => {
  expect(showSame([1, 2, 4], [4, 1, 2])).toBe(true);
  expect(showSame([1, 1, 2], [1, 2, 2])).toBe(false);
});

test('over all pairs of rolls, exactly the orders of one another are the same', () => {
  // A roll has as many orders as its faces allow: 1, 3 or 6, which sum to 20 x 36 + 30 x 9 + 6.
  const pairs = ALL_ROLLS.flatMap((one) => ALL_ROLLS.filter((other) => showSame(one, other)));
  expect(pairs).toHaveLength(20 * 36 + 30 * 9 + 6);
});

const cases: readonly (readonly [ReadableDice, number])[] = [
  [[null, null, null], 216],
  [[4, null, null], 91],
  [[4, 4, null], 16],
  [[4, 5, null], 30],
  [[4, 4, 4], 1],
  [[4, 4, 5], 3],
  [[4, 5, 6], 6],
];

test.each(cases)('of dice read as %j there are %i rolls left', (readable, count) => {
  expect(ALL_ROLLS.filter((roll) => couldShow(readable, roll))).toHaveLength(count);
});

test('every roll could be what all three dice were read as', () => {
  for (const roll of ALL_ROLLS) expect(couldShow(roll, roll)).toBe(true);
  expect(FACES.every((face) => couldShow([face, null, null], [face, 1, 1]))).toBe(true);
});
