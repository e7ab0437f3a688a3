import { describe, expect, test } from 'vitest';
import { logEvennessBound } from './evenness.ts';

/** The chance that n results fall into cells with at most these squares, counted over all ways to share them. */
function exactChance(n: number, cells: number, squares: number): number {
  const expected = n / cells;
  const share = (left: number, cell: number, sum: number, ways: number): number => {
    if (cell === cells - 1) {
      const all = sum + (left - expected) ** 2;
      return all <= squares + 1e-9 ? ways : 0;
    }
    let total = 0;
    let chosen = ways;
    for (let count = 0; count <= left; count += 1) {
      total += share(left - count, cell + 1, sum + (count - expected) ** 2, chosen);
      chosen = (chosen * (left - count)) / (count + 1);
    }
    return total;
  };
  return share(n, 0, 0, 1) / cells ** n;
}

describe('the bound on evenness', () => {
  test.each([
    [12, 3, 0],
    [12, 3, 2],
    [30, 3, 6],
    [18, 6, 0],
    [18, 6, 4],
    [24, 4, 8],
  ])('is never below the chance: %i results in %i cells, squares up to %i', (n, cells, squares) => {
    const exact = exactChance(n, cells, squares);
    const bound = Math.exp(logEvennessBound(squares, { cells, expected: n / cells, groups: 1 }));
    expect(bound).toBeGreaterThanOrEqual(exact);
  });

  test('all 216 rolls exactly ten times: 2160! / (10!^216 216^2160)', () => {
    const logFactorial = (n: number): number =>
      Array.from({ length: n }, (_, i) => Math.log(i + 1)).reduce((sum, log) => sum + log, 0);
    const exact = logFactorial(2160) - 216 * logFactorial(10) - 2160 * Math.log(216);
    const bound = logEvennessBound(0, { cells: 216, expected: 10, groups: 1 });
    // Only one set of counts is as even as that, and for it the bound is the chance itself.
    expect(bound).toBeCloseTo(exact, 9);
    expect(exact / Math.log(10)).toBeLessThan(-190);
  });

  test('says nothing about counts as uneven as they should be', () => {
    expect(logEvennessBound(2160, { cells: 216, expected: 10, groups: 1 })).toBe(0);
  });
});
