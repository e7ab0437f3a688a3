import type { RankPattern } from '../index.ts';

/** All hands of four cards; all dealer's hands once a player has four; all deals of both. */
export const HANDS = 270_725;
export const DEALER_HANDS = 194_580;
export const DEALS = 52_677_670_500;

/** n over k for the four cards of a rank. */
const CHOOSE = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const;

export function choose(n: number, k: number): number {
  return CHOOSE[n]?.[k] ?? 0;
}

/** How often each of the thirteen ranks, by rank index, occurs. */
export function rankCounts(ranks: Iterable<number>): Uint8Array {
  const counts = new Uint8Array(13);
  for (const rank of ranks) counts[rank - 2] = (counts[rank - 2] ?? 0) + 1;
  return counts;
}

/** How many hands of a pattern can be dealt when so many cards of each rank are left. */
export function waysFrom(left: Uint8Array, pattern: Uint8Array): number {
  let ways = 1;
  for (let rank = 0; rank < 13; rank += 1) {
    const count = pattern[rank] ?? 0;
    if (count > 0) ways *= choose(left[rank] ?? 0, count);
  }
  return ways;
}

/** Four cards of each rank. */
export const FULL_DECK: Uint8Array = new Uint8Array(13).fill(4);

/** How many of the 270,725 hands have a pattern. */
export function waysOf(pattern: RankPattern): number {
  return waysFrom(FULL_DECK, rankCounts(pattern));
}
