import { ALL_RANK_PATTERNS } from '@baize/rules';
import { choose, rankCounts } from './combinations.ts';
import type { PatternPoints } from './pattern-points.ts';

/**
 * How many dealer's hands fall below given classes, for a dealer who plays the House Way and cannot
 * hold certain cards.
 *
 * The hands that avoid four cards are all hands, less those that hold each of the four, plus those that
 * hold each two of them, and so on. How many hands hold certain cards depends on the ranks of these
 * cards alone, so one table for no card, thirteen for one card and 91 for two serve all players; three
 * cards leave thirteen hands to look at, and four leave one. That replaces 1,820 dealer patterns for
 * each player by sixteen look-ups.
 */
export interface DealerCounts {
  readonly side: number;
  /** Hands with low < l and high < h, at l x side + h, among those that hold nothing in particular. */
  readonly none: Int32Array;
  readonly one: readonly Int32Array[];
  /** At the index of `pairIndex`. */
  readonly two: readonly Int32Array[];
  /** By four rank indices, ascending, as `fourIndex` counts: the dealer's classes. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

export function dealerCounts(points: PatternPoints): DealerCounts {
  const side = points.classes.count + 1;
  const none = new Int32Array(side * side);
  const one = Array.from({ length: 13 }, () => new Int32Array(side * side));
  const two = Array.from({ length: 91 }, () => new Int32Array(side * side));
  const low = new Uint8Array(13 ** 4);
  const high = new Uint8Array(13 ** 4);
  ALL_RANK_PATTERNS.forEach((pattern, index) => {
    const counts = rankCounts(pattern);
    const at = index * 3 + (points.houseWay[index] ?? 0);
    const dealerLow = points.low[at] ?? 0;
    const dealerHigh = points.high[at] ?? 0;
    const [d, c, b, a] = pattern.map((rank) => rank - 2) as [number, number, number, number];
    low[fourIndex(a, b, c, d)] = dealerLow;
    high[fourIndex(a, b, c, d)] = dealerHigh;
    // One beyond the class, so that a table answers "strictly below".
    const cell = (dealerLow + 1) * side + dealerHigh + 1;
    addHands(counts, cell, none, one, two);
  });
  for (const table of [none, ...one, ...two]) accumulate(table, side);
  return { side, none, one, two, low, high };
}

/** Counts the hands of one pattern that hold nothing, one card or two cards in particular. */
function addHands(
  counts: Uint8Array,
  cell: number,
  none: Int32Array,
  one: readonly Int32Array[],
  two: readonly Int32Array[],
): void {
  const present = [...counts.keys()].filter((rank) => (counts[rank] ?? 0) > 0);
  add(none, cell, handsHolding(counts, []));
  for (const rank of present) {
    add(one[rank], cell, handsHolding(counts, [rank]));
    for (const other of present) {
      if (other < rank) continue;
      add(two[pairIndex(rank, other)], cell, handsHolding(counts, [rank, other]));
    }
  }
}

function add(table: Int32Array | undefined, cell: number, hands: number): void {
  if (table) table[cell] = (table[cell] ?? 0) + hands;
}

/** How many hands of a pattern hold certain cards of the given ranks. */
function handsHolding(counts: Uint8Array, held: readonly number[]): number {
  let hands = 1;
  for (let rank = 0; rank < 13; rank += 1) {
    const count = counts[rank] ?? 0;
    let taken = 0;
    for (const each of held) if (each === rank) taken += 1;
    if (count > 0 || taken > 0) hands *= choose(4 - taken, count - taken);
  }
  return hands;
}

/** Turns counts per cell into counts of everything below and left of it. */
function accumulate(table: Int32Array, side: number): void {
  for (let l = 1; l < side; l += 1) {
    let row = 0;
    for (let h = 1; h < side; h += 1) {
      const at = l * side + h;
      row += table[at] ?? 0;
      table[at] = row + (table[at - side] ?? 0);
    }
  }
}

/** Two rank indices, the lower first. */
export function pairIndex(a: number, b: number): number {
  return (b * (b + 1)) / 2 + a;
}

/** Four rank indices, ascending. */
export function fourIndex(a: number, b: number, c: number, d: number): number {
  return ((a * 13 + b) * 13 + c) * 13 + d;
}
