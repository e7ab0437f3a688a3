import jStat from 'jstat';

/** The logarithm of the gamma function. */
export function logGamma(x: number): number {
  return jStat.gammaln(x);
}
