import { describe, expect, test } from 'vitest';
import { countEvidence, evidenceOfP, logShareOfMoment, meanOfLogs } from './evidence.ts';

/** All sequences of so many results of a die with so many faces, as counts of faces. */
function countsOfAll(faces: number, length: number): readonly (readonly number[])[] {
  if (length === 0) return [new Array<number>(faces).fill(0)];
  return countsOfAll(faces, length - 1).flatMap((counts) =>
    counts.map((_, face) => counts.map((count, i) => (i === face ? count + 1 : count))),
  );
}

describe('evidence of counts', () => {
  test('has mean 1 over all 7,776 sequences of five dice', () => {
    const all = countsOfAll(6, 5);
    const chances = new Array<number>(6).fill(1 / 6);
    const mean = all.reduce((sum, counts) => sum + Math.exp(countEvidence(counts, chances)), 0);
    expect(all).toHaveLength(6 ** 5);
    expect(mean / all.length).toBeCloseTo(1, 9);
  });

  test('has mean 1 where chances differ, sequence by sequence', () => {
    const chances = [1 / 2, 1 / 3, 1 / 6];
    const mean = countsOfAll(3, 6).reduce((sum, counts) => {
      const weight = counts.reduce((product, count, i) => product * (chances[i] ?? 0) ** count, 1);
      return sum + weight * Math.exp(countEvidence(counts, chances));
    }, 0);
    expect(mean).toBeCloseTo(1, 9);
  });

  test('nothing seen is worth nothing, and one face again and again a lot', () => {
    const chances = new Array<number>(6).fill(1 / 6);
    expect(countEvidence([0, 0, 0, 0, 0, 0], chances)).toBeCloseTo(0, 12);
    expect(countEvidence([0, 0, 0, 60, 0, 0], chances)).toBeGreaterThan(Math.log(1e9));
  });
});

describe('evidence of a p-value', () => {
  test('has mean 1 over all p-values', () => {
    // With p = exp(-u) the mean is the integral of e(exp(-u)) exp(-u) over u, whose tail from U on is 1/U.
    const step = 0.001;
    const end = 200;
    let sum = 0;
    for (let u = step / 2; u < end; u += step) sum += Math.exp(evidenceOfP(-u) - u) * step;
    expect(sum + 1 / end).toBeCloseTo(1, 3);
  });

  test('grows as p falls, and is a half for a p-value of 1', () => {
    expect(evidenceOfP(0)).toBe(Math.log(0.5));
    expect(evidenceOfP(Math.log(0.01))).toBeGreaterThan(evidenceOfP(Math.log(0.02)));
    // (1 - p + p ln p) / (p (ln p)^2) at p = 0.01: 0.943948.../0.212076...
    const p = 0.01;
    const direct = (1 - p + p * Math.log(p)) / (p * Math.log(p) ** 2);
    expect(Math.exp(evidenceOfP(Math.log(p)))).toBeCloseTo(direct, 9);
  });
});

test('the shares of all moments sum to less than 1', () => {
  let sum = 0;
  const last = 1_000_000;
  for (let t = 1; t <= last; t += 1) sum += Math.exp(logShareOfMoment(t));
  // What is left is at most the integral of 1 / (x ln(x)^2) from `last` on, which is 1 / ln(last).
  expect(sum + 1 / (2.11 * Math.log(last))).toBeLessThan(1);
  expect(sum).toBeGreaterThan(0.9);
});

test('the mean of logarithms does not overflow', () => {
  expect(meanOfLogs([Math.log(2), Math.log(4)])).toBeCloseTo(Math.log(3), 12);
  expect(meanOfLogs([2000, 0])).toBeCloseTo(2000 - Math.log(2), 9);
});
