import { add, compare, equals, rational, sum, ZERO } from '@baize/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, EXPECTED_MINIMUM, goodnessOfFit, mergeThinCells } from './goodness-of-fit.ts';

function cells(observed: readonly number[], expected: readonly number[]): readonly Cell[] {
  return observed.map((count, i) => ({
    label: `${i + 1}`,
    observed: count,
    expected: rational(expected[i] ?? 0),
  }));
}

describe('goodness of fit', () => {
  test('Mendel counted 315, 108, 101 and 32 peas against 9 : 3 : 3 : 1', () => {
    const peas = [315, 108, 101, 32].map((observed, i) => ({
      label: `${i}`,
      observed,
      expected: rational(556 * ([9, 3, 3, 1][i] ?? 0), 16),
    }));
    // 2.25^2/312.75 + 3.75^2/104.25 + 3.25^2/104.25 + 2.75^2/34.75
    const { statistic, degrees, p, above } = goodnessOfFit(peas);
    expect(statistic).toBeCloseTo(0.470024, 6);
    expect(degrees).toBe(3);
    expect(above).toBeCloseTo(0.925, 3);
    // Fisher found Mendel's peas too good; on both sides this one table is not remarkable.
    expect(p).toBeCloseTo(0.15, 2);
  });

  test('Knuth threw 144 pairs of dice: 7 7/48 with 10 degrees of freedom', () => {
    const knuth = cells(
      [2, 4, 10, 12, 22, 29, 21, 15, 14, 9, 6],
      [4, 8, 12, 16, 20, 24, 20, 16, 12, 8, 4],
    );
    const { statistic, degrees } = goodnessOfFit(knuth);
    expect(statistic).toBeCloseTo(7 + 7 / 48, 12);
    expect(degrees).toBe(10);
  });

  test('counts exactly as expected give 0, and one cell is a programming error', () => {
    const { p, ...even } = goodnessOfFit(cells([5, 5], [5, 5]));
    expect(even).toEqual({ statistic: 0, degrees: 1, above: 1 });
    // Five and five of ten come with 252 in 1024, and the p-value says as much, twice.
    expect(p).toBeGreaterThan(2 * (252 / 1024));
    expect(() => goodnessOfFit(cells([5], [5]))).toThrow('tells nothing');
  });
});

describe('too even', () => {
  test('thirty dice with five of each face: 30! / (5!^6 6^30), which is one in 2,507', () => {
    const exact = factorial(30) / (factorial(5) ** 6 * 6 ** 30);
    const { p, above } = goodnessOfFit(cells([5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5]));
    expect(above).toBe(1);
    // The distribution is a limit: the p-value may be too large by a small factor, never too small.
    expect(p).toBeGreaterThan(exact);
    expect(p).toBeLessThan(8 * exact);
  });

  test('six thousand dice with a thousand of each face are beyond belief', () => {
    const thousand = [1000, 1000, 1000, 1000, 1000, 1000];
    expect(goodnessOfFit(cells(thousand, thousand)).p).toBeLessThan(1e-6);
  });
});

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

describe('merging thin cells', () => {
  test('the ends of a bell are joined until five are expected', () => {
    const merged = mergeThinCells(cells([1, 0, 6, 9, 8, 1, 2], [1, 3, 6, 10, 6, 3, 1]));
    expect(merged.map(({ label, observed }) => `${label}: ${observed}`)).toEqual([
      '1-3: 7',
      '4: 9',
      '5-7: 11',
    ]);
  });

  test('loses nothing, leaves no thin cell unless everything is thin', () => {
    const counted = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 12 })), { minLength: 1 });
    fc.assert(
      fc.property(counted, (pairs) => {
        const before = cells(
          pairs.map(([observed]) => observed),
          pairs.map(([, expected]) => expected),
        );
        const after = mergeThinCells(before);
        expect(after.reduce((n, { observed }) => n + observed, 0)).toBe(
          before.reduce((n, { observed }) => n + observed, 0),
        );
        expect(equals(sum(after.map(({ expected }) => expected)), totalOf(before))).toBe(true);
        const isRich = compare(totalOf(before), EXPECTED_MINIMUM) >= 0;
        if (isRich) {
          expect(after.every(({ expected }) => compare(expected, EXPECTED_MINIMUM) >= 0)).toBe(
            true,
          );
        } else {
          expect(after).toHaveLength(1);
        }
      }),
    );
  });
});

function totalOf(all: readonly Cell[]) {
  return all.reduce((total, { expected }) => add(total, expected), ZERO);
}
