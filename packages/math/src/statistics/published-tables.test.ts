import { describe, expect, test } from 'vitest';
import { chiSquareCritical, chiSquareTail, noncentralChiSquareTail } from './chi-square.ts';
import { kolmogorovSmirnov, kolmogorovTail } from './kolmogorov.ts';
import { normalQuantile, normalTail, normalTwoSided } from './normal.ts';
import { SMALLEST_P } from './smallest-p.ts';

// The library's distribution functions against printed tables: whatever it computes, it must agree.

describe('chi-square', () => {
  // Critical values as every table prints them, for 5%, 1% and 0.1%.
  test.each([
    [1, 3.841, 6.635, 10.828],
    [2, 5.991, 9.21, 13.816],
    [3, 7.815, 11.345, 16.266],
    [5, 11.07, 15.086, 20.515],
    [10, 18.307, 23.209, 29.588],
    [12, 21.026, 26.217, 32.909],
    [25, 37.652, 44.314, 52.62],
    [35, 49.802, 57.342, 66.619],
    [51, 68.669, 77.386, 87.968],
    [100, 124.342, 135.807, 149.449],
  ])('%i degrees of freedom', (degrees, five, one, tenth) => {
    for (const [alpha, critical] of [
      [0.05, five],
      [0.01, one],
      [0.001, tenth],
    ] as const) {
      expect(chiSquareCritical(alpha, degrees)).toBeCloseTo(critical, 3);
      expect(chiSquareTail(chiSquareCritical(alpha, degrees), degrees)).toBeCloseTo(alpha, 10);
    }
  });

  test('with two degrees of freedom the tail is exp(-x / 2)', () => {
    for (const x of [0, 0.1, 1, 5, 20, 40]) {
      const exact = Math.exp(-x / 2);
      expect(Math.abs(chiSquareTail(x, 2) / exact - 1)).toBeLessThan(1e-7);
    }
  });

  test('thousands of degrees of freedom, values of R: pchisq(x, df, lower.tail = FALSE)', () => {
    expect(chiSquareTail(47_000, 46_655)).toBeCloseTo(0.12948521589163706, 8);
    expect(chiSquareTail(2_601, 2_601)).toBeCloseTo(0.4963125, 6);
  });

  test('no p-value is smaller than what the library can tell from 0', () => {
    expect(chiSquareTail(10_000, 5)).toBe(SMALLEST_P);
    expect(chiSquareTail(0, 5)).toBe(1);
  });

  test.each([
    [-1, 5],
    [Number.NaN, 5],
    [1, 0],
  ])('statistic %d with %d degrees of freedom is a programming error', (statistic, degrees) => {
    expect(() => chiSquareTail(statistic, degrees)).toThrow('No such chi-square');
  });
});

describe('normal', () => {
  test.each([
    [0.9, 1.281552],
    [0.95, 1.644854],
    [0.975, 1.959964],
    [0.99, 2.326348],
    [0.995, 2.575829],
    [0.999, 3.090232],
    [0.9995, 3.290527],
  ])('the quantile at %d', (p, quantile) => {
    expect(normalQuantile(p)).toBeCloseTo(quantile, 6);
    expect(normalTail(quantile)).toBeCloseTo(1 - p, 6);
    expect(normalTwoSided(-quantile)).toBeCloseTo(2 * (1 - p), 6);
  });

  test('is symmetrical and never below the smallest p', () => {
    expect(normalTail(0)).toBeCloseTo(0.5, 15);
    expect(normalTwoSided(0)).toBe(1);
    expect(normalTwoSided(40)).toBe(SMALLEST_P);
    expect(() => normalQuantile(1)).toThrow('No such quantile');
  });
});

describe('Kolmogorov', () => {
  // The percentage points of the limit distribution, and Smirnov's table of 1948.
  test.each([
    [1.22385, 0.1],
    [1.3581, 0.05],
    [1.62762, 0.01],
    [1.94947, 0.001],
    [0.5, 1 - 0.036055],
    [1, 1 - 0.73],
    [1.36, 1 - 0.950514],
    [1.63, 1 - 0.990154],
  ])('the chance to exceed %d', (lambda, tail) => {
    expect(kolmogorovTail(lambda)).toBeCloseTo(tail, 5);
  });

  test('the two series meet where one takes over from the other', () => {
    expect(kolmogorovTail(1 - 1e-9)).toBeCloseTo(kolmogorovTail(1), 8);
    expect(kolmogorovTail(0.2)).toBeCloseTo(1, 9);
    expect(kolmogorovTail(0)).toBe(1);
  });

  test('the distance of five numbers, a textbook example', () => {
    const { distance } = kolmogorovSmirnov(Float64Array.of(0.44, 0.81, 0.14, 0.05, 0.93));
    expect(distance).toBeCloseTo(0.26, 12);
  });

  test('evenly spaced numbers are close, the same number again and again is not', () => {
    const even = Float64Array.from({ length: 1000 }, (_, i) => (i + 0.5) / 1000);
    // A thousand numbers of chance never lie so close to the line.
    expect(kolmogorovSmirnov(even)).toEqual({
      distance: expect.closeTo(0.0005, 10),
      p: SMALLEST_P,
    });
    expect(kolmogorovSmirnov(new Float64Array(1000).fill(0.5)).p).toBe(SMALLEST_P);
  });
});

describe('noncentral chi-square', () => {
  test.each([
    // Cohen (1988): effect 0.1, 20 degrees, 2096.079 observations have power 80% at 5%.
    [20, 2096.079 * 0.1 ** 2, 0.05, 0.8],
    // Power of two usual examples of software for power analysis: 0.2687, and 80% at 121.1396.
    [1, 20 * 0.3 ** 2, 0.05, 0.2687],
    [3, 121.1396 * 0.3 ** 2, 0.05, 0.8],
    // R: pchisq(qchisq(alpha, df, lower = FALSE), df, ncp, lower = FALSE)
    [3, 100 * 0.289 ** 2, 0.05, 0.6750777],
    [1, 140 * 0.346 ** 2, 0.01, 0.9355051],
    [5, 9, 0.05, 0.6235846],
    [5, 2.56, 0.05, 0.192913],
  ])('%i degrees with noncentrality %d at %d', (degrees, lambda, alpha, power) => {
    const critical = chiSquareCritical(alpha, degrees);
    expect(noncentralChiSquareTail(critical, degrees, lambda)).toBeCloseTo(power, 4);
  });

  test('without noncentrality it is the ordinary one', () => {
    expect(noncentralChiSquareTail(1, 2, 0)).toBeCloseTo(Math.exp(-0.5), 12);
  });

  test('a large noncentrality does not overflow', () => {
    // Summed in 60 decimal digits.
    expect(noncentralChiSquareTail(1500, 5, 1280)).toBeCloseTo(0.001871624035, 9);
    expect(noncentralChiSquareTail(20, 5, 100_000)).toBe(1);
  });
});
