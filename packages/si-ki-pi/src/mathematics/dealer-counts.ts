import { ALL_RANK_PATTERNS } from '../index.ts';
import { FULL_DECK, rankCounts, waysFrom } from './combinations.ts';
import { rankIndex } from './hand-classes.ts';
import type { PatternPoints } from './pattern-points.ts';

/**
 * How many hands of a House Way dealer rank below given classes, and how many of these hold certain cards.
 *
 * A dealer's hand avoids the player's four cards. Such hands are all hands, less those that hold each of
 * the four, plus those that hold each two of them, less each three, plus all four. How many hands hold
 * certain cards depends on their ranks alone, so one table for no card, thirteen for one card and 91 for
 * two serve every player. Three cards leave thirteen hands to look at and four leave one, so these need
 * no tables. That is eleven look-ups and 53 hands for each player instead of 1,820 dealer's patterns.
 */
export interface DealerCounts {
  readonly side: number;
  /** 105 squares; in each, at l x side + h, the hands with Low < l and High < h. */
  readonly below: Int32Array;
  /** Classes of the dealer's Low and High Hand by four rank indices, ascending: see `fourIndex`. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

const TABLES = 1 + 13 + 91;

export function dealerCounts(points: PatternPoints): DealerCounts {
  const side = points.classes.count + 1;
  const below = new Int32Array(TABLES * side * side);
  const low = new Uint8Array(13 ** 4);
  const high = new Uint8Array(13 ** 4);
  ALL_RANK_PATTERNS.forEach((pattern, index) => {
    const at = index * 3 + (points.houseWay[index] ?? 0);
    const dealerLow = points.low[at] ?? 0;
    const dealerHigh = points.high[at] ?? 0;
    const [d, c, b, a] = pattern;
    const four = fourIndex(rankIndex(a), rankIndex(b), rankIndex(c), rankIndex(d));
    low[four] = dealerLow;
    high[four] = dealerHigh;
    // One beyond the class, so that the sums answer "strictly below".
    addHands(rankCounts(pattern), (dealerLow + 1) * side + dealerHigh + 1, below, side * side);
  });
  for (let start = 0; start < below.length; start += side * side) accumulate(below, start, side);
  return { side, below, low, high };
}

/** Counts the hands of one pattern that hold nothing, one card or two cards in particular. */
function addHands(counts: Uint8Array, cell: number, below: Int32Array, square: number): void {
  const ways = waysFrom(FULL_DECK, counts);
  add(below, cell, ways);
  for (let rank = 0; rank < 13; rank += 1) {
    const count = counts[rank] ?? 0;
    if (count === 0) continue;
    // Of hands with n of a rank's four cards, n in 4 hold a certain one and n (n - 1) in 12 a certain two.
    const holding = (ways * count) / 4;
    add(below, tableOfOne(rank) * square + cell, holding);
    add(below, tableOfTwo(rank, rank) * square + cell, (holding * (count - 1)) / 3);
    for (let other = rank + 1; other < 13; other += 1) {
      const otherCount = counts[other] ?? 0;
      if (otherCount === 0) continue;
      add(below, tableOfTwo(rank, other) * square + cell, (holding * otherCount) / 4);
    }
  }
}

function add(below: Int32Array, at: number, hands: number): void {
  below[at] = (below[at] ?? 0) + hands;
}

/** Turns counts per cell into counts of everything at or below it in both directions. */
function accumulate(below: Int32Array, start: number, side: number): void {
  for (let l = 1; l < side; l += 1) {
    let row = 0;
    for (let h = 1; h < side; h += 1) {
      const at = start + l * side + h;
      row += below[at] ?? 0;
      below[at] = row + (below[at - side] ?? 0);
    }
  }
}

export function tableOfOne(rank: number): number {
  return 1 + rank;
}

/** Two rank indices, the lower first. */
export function tableOfTwo(a: number, b: number): number {
  return 14 + (b * (b + 1)) / 2 + a;
}

/** Four rank indices, ascending. */
export function fourIndex(a: number, b: number, c: number, d: number): number {
  return ((a * 13 + b) * 13 + c) * 13 + d;
}
