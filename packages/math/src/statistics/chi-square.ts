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
