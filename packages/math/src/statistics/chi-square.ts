import { assert } from '@baize/exact';
import jStat from 'jstat';
import { asP } from './smallest-p.ts';

/** The chance that a chi-square variable is at least this large. */
export function chiSquareTail(statistic: number, degrees: number): number {
  assert(statistic >= 0 && degrees >= 1, `No such chi-square: ${statistic}, ${degrees}`);
  return asP(1 - jStat.chisquare.cdf(statistic, degrees));
}

/** The value a chi-square variable exceeds with chance `alpha`. */
export function chiSquareCritical(alpha: number, degrees: number): number {
  assert(alpha > 0 && alpha < 1 && degrees >= 1, `No such critical value: ${alpha}, ${degrees}`);
  return jStat.chisquare.inv(1 - alpha, degrees);
}
