import { assert } from '@baize/exact';
import { logGamma } from './log-gamma.ts';

/** How hard deviations are punished; any of them gives a bound, and the best one is taken. */
const PENALTIES = Array.from({ length: 16 }, (_, i) => 2 ** (i - 3));

/**
 * The logarithm of a bound on the chance that counts of fair results are at least as even as these.
 * `squares` is the sum of squared deviations of `cells` counts, each with `expected` to be expected,
 * in `groups` independent groups whose totals are fixed.
 *
 * Counts with a fixed total are Poisson counts that happen to have that total. For Poisson counts
 * the chance is at most the mean of exp(-penalty (deviations - squares)), whatever the penalty, and
 * having the total costs at most one over its chance.
 */
export function logEvennessBound(squares: number, { cells, expected, groups }: EvenCells): number {
  assert(squares >= 0 && expected > 0, `No such counts: ${squares}, ${expected}`);
  const n = (cells / groups) * expected;
  const logTotal = logGamma(n + 1) + n - n * Math.log(n);
  const weights = poissonAround(expected);
  let least = 0;
  for (const penalty of PENALTIES) {
    const rate = penalty / expected;
    const log = rate * squares + cells * logMeanPenalty(weights, rate);
    least = Math.min(least, log + groups * logTotal);
  }
  return least;
}

export interface EvenCells {
  readonly cells: number;
  readonly expected: number;
  readonly groups: number;
}

/** Chances of Poisson counts with their squared deviations, side by side. */
interface Weights {
  readonly squares: Float64Array;
  readonly chances: Float64Array;
  readonly leastSquare: number;
}

/** Below this, chances no longer count. */
const NEGLIGIBLE = 1e-18;

/** All that is left out lies further away than what is not, and is punished as if it lay there. */
function poissonAround(mean: number): Weights {
  const squares: number[] = [];
  const chances: number[] = [];
  const add = (j: number, chance: number): void => {
    squares.push((j - mean) ** 2);
    chances.push(chance);
  };
  const mode = Math.floor(mean);
  const atMode = Math.exp(mode * Math.log(mean) - mean - logGamma(mode + 1));
  let chance = atMode;
  for (let j = mode; j >= 0 && chance > NEGLIGIBLE; j -= 1) {
    add(j, chance);
    chance *= j / mean;
  }
  const below = squares.at(-1) ?? 0;
  chance = (atMode * mean) / (mode + 1);
  for (let j = mode + 1; chance > NEGLIGIBLE; j += 1) {
    add(j, chance);
    chance *= mean / (j + 1);
  }
  const sum = chances.reduce((total, each) => total + each, 0);
  squares.push(Math.min(below, squares.at(-1) ?? below));
  chances.push(Math.max(0, 1 - sum));
  const leastSquare = squares.reduce((least, each) => Math.min(least, each), squares[0] ?? 0);
  return { squares: Float64Array.from(squares), chances: Float64Array.from(chances), leastSquare };
}

/** The logarithm of the mean of exp(-rate x square), kept from becoming 0. */
function logMeanPenalty({ squares, chances, leastSquare }: Weights, rate: number): number {
  let mean = 0;
  for (let i = 0; i < squares.length; i += 1) {
    mean += (chances[i] ?? 0) * Math.exp(-rate * ((squares[i] ?? 0) - leastSquare));
  }
  return Math.log(mean) - rate * leastSquare;
}
