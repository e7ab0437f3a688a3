import type { Rank } from './rank.ts';
import type { RankPattern } from './rank-pattern.ts';
import { combinationOf, pointTotal } from './ranking.ts';
import type { HouseWayKey } from './rule-keys.ts';

/**
 * The exception by which the House Way parts a pair, or null where none is listed for this pattern. A
 * pair has only one way to be parted, so at most one exception fits. Three or four of a kind always
 * leave a pair together and so have nothing to part.
 */
export function splitException([a, b, c, d]: RankPattern): HouseWayKey | null {
  if (a === b && b === c) return null;
  if (b === c && c === d) return null;
  if (a === b) return exceptionFor(a, c, d) ?? (c === d ? exceptionFor(c, a, b) : null);
  if (b === c) return exceptionFor(b, a, d);
  return c === d ? exceptionFor(c, a, b) : null;
}

/** A Gong is no sum; as a number above nine it orders with the sums. */
const GONG = 10;

function exceptionFor(pair: Rank, one: Rank, other: Rank): HouseWayKey | null {
  const oneSum = sumOf(pair, one);
  const otherSum = sumOf(pair, other);
  // The ranking of the two hands follows their sums, so the smaller sum is the Low Hand's.
  const low = Math.min(oneSum, otherSum);
  const high = Math.max(oneSum, otherSum);
  if (pair === 9) return low === 9 && high === 9 ? 'house-way:nines-split' : null;
  if (pair !== 8 && pair !== 7 && pair !== 6 && pair !== 3 && pair !== 2) return null;
  if (low === 7 && high === 9) return 'house-way:split-7-9';
  if (low === 8 && high === 8) return 'house-way:split-8-8';
  if (low === 8 && high === 9) return 'house-way:split-8-9';
  if (low === 7 && high === GONG) return 'house-way:split-7-gong';
  if (low === 8 && high === GONG) return 'house-way:split-8-gong';
  return low === 9 && high === GONG ? 'house-way:split-9-gong' : null;
}

function sumOf(a: Rank, b: Rank): number {
  return combinationOf(a, b) === 'gong' ? GONG : pointTotal(a, b);
}
