import { assert } from '@baize/exact';
import jStat from 'jstat';

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
