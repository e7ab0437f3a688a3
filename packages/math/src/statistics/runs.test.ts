import { equals, fractionText, rational } from '@baize/exact';
import { expect, test } from 'vitest';
import { approximate } from './approximate.ts';
import { runsTest } from './runs.ts';

test('mean and variance are those of all orders of a small set, counted one by one', () => {
  // With 20 of each the formulas apply; the same formulas on all C(7, 3) orders check them here.
  const orders = Array.from({ length: 1 << 7 }, (_, bits) =>
    Array.from({ length: 7 }, (_, i) => (bits >> i) & 1),
  ).filter((order) => order.reduce((a, b) => a + b) === 3);
  const runs = orders.map(
    (order) => 1 + order.filter((x, i) => i > 0 && x !== order[i - 1]).length,
  );
  const mean = rational(
    runs.reduce((a, b) => a + b),
    orders.length,
  );
  const meanSquare = rational(
    runs.reduce((a, b) => a + b * b, 0),
    orders.length,
  );
  expect(orders).toHaveLength(35);
  // 2ab/n + 1 and 2ab(2ab - n)/(n^2 (n - 1)) with a = 3, b = 4
  expect(equals(mean, rational(24 + 7, 7))).toBe(true);
  expect(approximate(meanSquare) - approximate(mean) ** 2).toBeCloseTo((24 * 17) / (49 * 6), 12);
});

test('a worked example: 26 and 24 of each kind in 34 runs', () => {
  const result = runsTest(26, 24, 34);
  // 2 x 26 x 24 / 50 + 1; 1248 x 1198 / (2500 x 49)
  expect(fractionText(result?.expected ?? rational(0))).toBe('649/25');
  expect(result?.variance).toEqual(rational(1248 * 1198, 2500 * 49));
  expect(result?.z).toBeCloseTo((34 - 25.96) / Math.sqrt((1248 * 1198) / (2500 * 49)), 12);
  expect(result?.p).toBeCloseTo(0.02138, 4);
});

test('as many runs as expected is no surprise; fewer than 20 of a kind are too few to say', () => {
  expect(runsTest(50, 50, 51)?.z).toBe(0);
  expect(runsTest(50, 50, 51)?.p).toBe(1);
  expect(runsTest(19, 500, 30)).toBeNull();
  expect(runsTest(500, 19, 30)).toBeNull();
});
