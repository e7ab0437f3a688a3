import { assert } from '@baize/exact';
import jStat from 'jstat';
import { asP, twiceSmaller } from './smallest-p.ts';

/** The chance that a chi-square variable is at least this large. */
export function chiSquareTail(statistic: number, degrees: number): number {
  assert(statistic >= 0 && degrees >= 1, `No such chi-square: ${statistic}, ${degrees}`);
  return asP(1 - jStat.chisquare.cdf(statistic, degrees));
}

/** The chance that a chi-square variable is at most this large. */
function chiSquareBelow(statistic: number, degrees: number): number {
  assert(statistic >= 0 && degrees >= 1, `No such chi-square: ${statistic}, ${degrees}`);
  return asP(jStat.chisquare.cdf(statistic, degrees));
}

/**
 * The chance of a statistic at least this extreme on either side: counts too uneven, or too even. A
 * statistic of counts moves in steps; `grain` is half of one, so that counts exactly as expected
 * are as unlikely as they are and not impossible.
 */
export function chiSquareTwoSided(statistic: number, degrees: number, grain = 0): number {
  const above = chiSquareTail(statistic, degrees);
  const below = chiSquareBelow(statistic + grain, degrees);
  return twiceSmaller(above, below);
}

/** The value a chi-square variable exceeds with chance `alpha`. */
export function chiSquareCritical(alpha: number, degrees: number): number {
  assert(alpha > 0 && alpha < 1 && degrees >= 1, `No such critical value: ${alpha}, ${degrees}`);
  return jStat.chisquare.inv(1 - alpha, degrees);
}

/**
 * The chance that a chi-square variable with noncentrality `lambda` exceeds a value. It is a
 * mixture: with Poisson chance of j, an ordinary chi-square with 2j more degrees of freedom.
 */
export function noncentralChiSquareTail(x: number, degrees: number, lambda: number): number {
  assert(x >= 0 && degrees >= 1 && lambda >= 0, `Not noncentral: ${x}, ${degrees}, ${lambda}`);
  // Twelve standard deviations below the mean nothing is left, and the sum would be long.
  if (degrees + lambda - x > 12 * Math.sqrt(2 * (degrees + 2 * lambda))) return 1;
  const mean = lambda / 2;
  // Ten standard deviations on either side leave out less than the last digit of a double.
  const reach = 10 * Math.sqrt(mean) + 10;
  let below = 0;
  for (let j = Math.max(0, Math.floor(mean - reach)); j <= mean + reach; j += 1) {
    below += poissonChance(j, mean) * jStat.chisquare.cdf(x, degrees + 2 * j);
  }
  return Math.min(1, Math.max(0, 1 - below));
}

function poissonChance(j: number, mean: number): number {
  if (mean === 0) return j === 0 ? 1 : 0;
  return Math.exp(j * Math.log(mean) - mean - jStat.gammaln(j + 1));
}
