import { divide, equals, multiply, type Rational, rational, subtract, ZERO } from '@baize/exact';
import { approximate } from '@baize/math/fairness/kit';
import { seededNumbers } from '@baize/testing/seeded-dice';
import { describe, expect, test } from 'vitest';
import { nextScore } from './face-score.ts';
import { meanRunLength } from './mean-run-length.ts';

describe('the mean number of dice until a score reaches its threshold', () => {
  // Solved with NumPy as a system of that many linear equations.
  test.each([
    [200, rational(1, 6), 13504],
    [300, rational(1, 6), 97906],
    [400, rational(1, 6), 662624],
    [200, rational(18, 100), 2707],
    [400, rational(20, 100), 1789],
    [500, rational(22, 100), 1146],
    [600, rational(25, 100), 788],
  ])('threshold %i', (threshold, chance, mean) => {
    expect(Math.round(approximate(meanRunLength(threshold, chance)))).toBe(mean);
  });

  test('satisfies the equations of a small system exactly', () => {
    expect(equals(meanRunLength(12, rational(1, 2)), bySolving(12, 1, 2))).toBe(true);
    expect(equals(meanRunLength(20, rational(1, 6)), bySolving(20, 1, 6))).toBe(true);
    expect(equals(meanRunLength(33, rational(3, 7)), bySolving(33, 3, 7))).toBe(true);
  });

  test('agrees with 2,000 simulated runs', () => {
    const next = seededNumbers(31);
    let dice = 0;
    for (let run = 0; run < 2000; run += 1) {
      for (let score = 0; score < 100; dice += 1) score = nextScore(score, next() % 6 === 0);
    }
    const mean = approximate(meanRunLength(100, rational(1, 6)));
    // Run lengths spread about as wide as their mean: four standard deviations of 2,000 of them.
    expect(Math.abs(dice / 2000 / mean - 1)).toBeLessThan(4 / Math.sqrt(2000));
  });

  test('a threshold within one step, and a face that never or always shows, are errors', () => {
    expect(() => meanRunLength(11, rational(1, 6))).toThrow('Too low');
    expect(() => meanRunLength(100, rational(0))).toThrow('sometimes and not always');
    expect(() => meanRunLength(100, rational(1))).toThrow('sometimes and not always');
  });
});

/** The whole system of equations, solved from the top by elimination in fractions. */
function bySolving(threshold: number, k: number, q: number): Rational {
  const rows = Array.from({ length: threshold }, (_, s) => {
    const row = new Map<number, Rational>([[s, rational(1)]]);
    row.set(Math.max(0, s - 2), subtract(row.get(Math.max(0, s - 2)) ?? ZERO, rational(q - k, q)));
    if (s + 9 < threshold) row.set(s + 9, rational(-k, q));
    return { row, rest: rational(1) };
  });
  for (const [column, { row, rest }] of rows.entries()) {
    if (column === 0) continue;
    for (const other of rows) {
      const factor = divide(other.row.get(column) ?? ZERO, row.get(column) ?? ZERO);
      if (other.row === row || factor.numerator === 0n) continue;
      for (const [j, value] of row) {
        other.row.set(j, subtract(other.row.get(j) ?? ZERO, multiply(factor, value)));
      }
      other.rest = subtract(other.rest, multiply(factor, rest));
    }
  }
  return divide(rows[0]?.rest ?? ZERO, rows[0]?.row.get(0) ?? ZERO);
}
