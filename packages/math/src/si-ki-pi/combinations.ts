import type { RankPattern } from '@baize/rules';

/** n over k for the four cards of a rank. */
const CHOOSE: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
];

export function choose(n: number, k: number): number {
  return CHOOSE[n]?.[k] ?? 0;
}

/** How often each rank, by rank index, occurs. */
export function rankCounts(pattern: Iterable<number>): Uint8Array {
  const counts = new Uint8Array(13);
  for (const rank of pattern) counts[rank - 2] = (counts[rank - 2] ?? 0) + 1;
  return counts;
}

/** How many hands of four cards out of 52 have a pattern. */
export function waysOf(pattern: RankPattern): number {
  return rankCounts(pattern).reduce((ways, count) => ways * choose(4, count), 1);
}

/** All hands of four cards; all dealer's hands once a player has four; all deals of both. */
export const HANDS = 270_725;
export const DEALER_HANDS = 194_580;
export const DEALS = 52_677_670_500;
