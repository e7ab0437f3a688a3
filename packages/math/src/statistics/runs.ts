import { add, divide, multiply, ONE, type Rational, rational, subtract } from '@baize/exact';
import { approximate } from './approximate.ts';
import { normalTwoSided } from './normal.ts';

export interface RunsResult {
  readonly expected: Rational;
  readonly variance: Rational;
  readonly z: number;
  readonly p: number;
}

/** The normal approximation is used in printed tables from this many of each kind on. */
export const RUNS_MINIMUM = 20;

/**
 * Wald and Wolfowitz (1940): given how often each of two kinds occurred, whether they change places
 * too often or too rarely. Mean and variance are exact; the p-value is the normal one.
 */
export function runsTest(first: number, second: number, runs: number): RunsResult | null {
  if (first < RUNS_MINIMUM || second < RUNS_MINIMUM) return null;
  const n = rational(first + second);
  const product = rational(2n * BigInt(first) * BigInt(second));
  const expected = add(divide(product, n), ONE);
  const variance = divide(
    multiply(product, subtract(product, n)),
    multiply(multiply(n, n), subtract(n, ONE)),
  );
  const z = approximate(subtract(rational(runs), expected)) / Math.sqrt(approximate(variance));
  return { expected, variance, z, p: normalTwoSided(z) };
}
