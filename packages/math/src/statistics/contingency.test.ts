import { expect, test } from 'vitest';
import { independence } from './contingency.ts';

test('party by gender, the example of the R manual for chisq.test', () => {
  const result = independence([
    [762, 327, 468],
    [484, 239, 477],
  ]);
  expect(result?.statistic).toBeCloseTo(30.07, 2);
  expect(result?.degrees).toBe(2);
  expect(result?.above).toBeCloseTo(2.954e-7, 10);
  expect(result?.p).toBeCloseTo(2 * 2.954e-7, 9);
});

test('rows in proportion are independent', () => {
  const result = independence([
    [10, 20, 30],
    [20, 40, 60],
  ]);
  expect(result?.statistic).toBeCloseTo(0, 12);
});

test('rows and columns nobody saw take their degrees of freedom with them', () => {
  const seen = independence([
    [10, 20],
    [25, 15],
  ]);
  const padded = independence([
    [10, 0, 20],
    [0, 0, 0],
    [25, 0, 15],
  ]);
  expect(padded).toEqual(seen);
  expect(seen?.degrees).toBe(1);
});

test('with one row or column left there is nothing to compare', () => {
  expect(independence([[1, 2, 3]])).toBeNull();
  expect(
    independence([
      [1, 0],
      [5, 0],
    ]),
  ).toBeNull();
  expect(independence([])).toBeNull();
});

test('a ragged table is a programming error', () => {
  expect(() => independence([[1, 2], [3]])).toThrow('same number of columns');
});
