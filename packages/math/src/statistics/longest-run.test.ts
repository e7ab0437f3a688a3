import { rational } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import {
  logRunBound,
  meanUntilRun,
  runLengthFor,
  runRate,
  unevenRunLengthFor,
} from './longest-run.ts';

describe('how long a run takes', () => {
  test('the same roll four times running: once in 10.1 million rolls', () => {
    expect(meanUntilRun(216, 4)).toBe(1n + 216n + 216n ** 2n + 216n ** 3n);
    expect(meanUntilRun(216, 4)).toBe(10_124_569n);
  });

  test('the same face nine times running: once in 2,015,539 rolls of a die, 671,846 of three', () => {
    expect(meanUntilRun(6, 9)).toBe(2_015_539n);
    expect(Number(meanUntilRun(6, 9)) / 3).toBeCloseTo(671_846.33, 2);
  });

  test('a coin: two alike after 3 throws, three after 7', () => {
    expect(meanUntilRun(2, 2)).toBe(3n);
    expect(meanUntilRun(2, 3)).toBe(7n);
  });

  test('the shortest run that is rare enough', () => {
    expect(runLengthFor(216, 1, 2_000_000)).toBe(4);
    expect(runLengthFor(6, 3, 666_667)).toBe(9);
    expect(runLengthFor(6, 3, 671_847)).toBe(10);
    expect(runLengthFor(52, 1, 250_000)).toBe(5);
    expect(runLengthFor(54, 1, 250_000)).toBe(5);
  });
});

describe('how often runs come of symbols that are not equally likely', () => {
  test('equally likely ones are a case of it', () => {
    const faces = Array.from({ length: 6 }, () => rational(1, 6));
    expect(runRate(faces, 9)).toEqual(rational(1n, meanUntilRun(6, 9)));
    expect(unevenRunLengthFor(faces, 2_000_001)).toBe(9);
  });

  test('two alike of chances 1/2, 1/3 and 1/6: as long as a chain of last symbols says', () => {
    const chances = [1 / 2, 1 / 3, 1 / 6];
    // left[i]: how many more results it takes after a lone symbol i; found by repeated substitution.
    let left = [0, 0, 0];
    for (let step = 0; step < 500; step += 1) {
      const all = chances.reduce((sum, chance, i) => sum + chance * (left[i] ?? 0), 0);
      left = left.map((each, i) => 1 + all - (chances[i] ?? 0) * each);
    }
    const mean = 1 + chances.reduce((sum, chance, i) => sum + chance * (left[i] ?? 0), 0);
    const rate = runRate([rational(1, 2), rational(1, 3), rational(1, 6)], 2);
    expect(Number(rate.denominator) / Number(rate.numerator)).toBeCloseTo(mean, 9);
  });
});

describe('the bound on the longest run', () => {
  test.each([
    [6, 7, 3],
    [3, 10, 4],
    [2, 14, 6],
  ])('%i symbols, %i results, a run of %i: never below the chance counted over all', (m, n, r) => {
    let withRun = 0;
    for (let sequence = 0; sequence < m ** n; sequence += 1) {
      let [run, last, rest, longest] = [0, -1, sequence, 0];
      for (let i = 0; i < n; i += 1) {
        const symbol = rest % m;
        rest = Math.floor(rest / m);
        run = symbol === last ? run + 1 : 1;
        last = symbol;
        longest = Math.max(longest, run);
      }
      if (longest >= r) withRun += 1;
    }
    const exact = withRun / m ** n;
    const bound = Math.exp(logRunBound(n, r, 1 / m));
    expect(bound).toBeGreaterThanOrEqual(exact);
    expect(bound).toBeLessThan(2.2 * exact);
  });

  test('says nothing where there is nothing', () => {
    expect(logRunBound(5, 6, 1 / 6)).toBe(0);
    expect(logRunBound(5, 1, 1 / 6)).toBe(0);
  });
});
