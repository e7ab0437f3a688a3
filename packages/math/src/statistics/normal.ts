import { assert } from '@baize/exact';
import jStat from 'jstat';
import { asP } from './smallest-p.ts';

/** The chance that a standard normal variable is at least this large. */
export function normalTail(z: number): number {
  return asP(jStat.normal.cdf(-z, 0, 1));
}

/** The chance that a standard normal variable is at least this far from 0 on either side. */
export function normalTwoSided(z: number): number {
  return asP(2 * jStat.normal.cdf(-Math.abs(z), 0, 1));
}

export function normalQuantile(p: number): number {
  assert(p > 0 && p < 1, `No such quantile: ${p}`);
  return jStat.normal.inv(p, 0, 1);
}
