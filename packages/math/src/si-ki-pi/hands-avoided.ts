import type { RankPattern } from '@baize/si-ki-pi';
import { DEALER_HANDS } from './combinations.ts';
import { type DealerCounts, fourIndex, tableOfOne, tableOfTwo } from './dealer-counts.ts';
import { rankIndex } from './hand-classes.ts';

/** Of the 194,580 dealer's hands, how many an arrangement beats and how many beat it. */
export interface Tally {
  win: number;
  lose: number;
}

const TABLES = 11;
const SINGLES = 4 * 13 + 1;

/** The terms of inclusion and exclusion for one player's cards; filled anew for each pattern. */
export interface Terms {
  /** Places in `below`: no card, four times one card, six times two cards. */
  readonly tables: Int32Array;
  /** Hands that hold three or all four of the cards: their classes, and their signed number. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  readonly hands: Int8Array;
}

export function emptyTerms(): Terms {
  return {
    tables: new Int32Array(TABLES),
    low: new Uint8Array(SINGLES),
    high: new Uint8Array(SINGLES),
    hands: new Int8Array(SINGLES),
  };
}

export function fillTerms(terms: Terms, pattern: RankPattern, dealer: DealerCounts): void {
  const a = rankIndex(pattern[3]);
  const b = rankIndex(pattern[2]);
  const c = rankIndex(pattern[1]);
  const d = rankIndex(pattern[0]);
  const square = dealer.side * dealer.side;
  const { tables } = terms;
  tables[1] = tableOfOne(a) * square;
  tables[2] = tableOfOne(b) * square;
  tables[3] = tableOfOne(c) * square;
  tables[4] = tableOfOne(d) * square;
  tables[5] = tableOfTwo(a, b) * square;
  tables[6] = tableOfTwo(a, c) * square;
  tables[7] = tableOfTwo(a, d) * square;
  tables[8] = tableOfTwo(b, c) * square;
  tables[9] = tableOfTwo(b, d) * square;
  tables[10] = tableOfTwo(c, d) * square;
  fillThree(terms, 0, a, b, c, dealer);
  fillThree(terms, 13, a, b, d, dealer);
  fillThree(terms, 26, a, c, d, dealer);
  fillThree(terms, 39, b, c, d, dealer);
  addTerm(terms, 52, fourIndex(a, b, c, d), 1, dealer);
}

/** The hands that hold three certain cards: a fourth card of any rank of which one is left. */
function fillThree(
  terms: Terms,
  start: number,
  x: number,
  y: number,
  z: number,
  dealer: DealerCounts,
): void {
  for (let rank = 0; rank < 13; rank += 1) {
    const held = (rank === x ? 1 : 0) + (rank === y ? 1 : 0) + (rank === z ? 1 : 0);
    addTerm(terms, start + rank, insertRank(x, y, z, rank), held - 4, dealer);
  }
}

function addTerm(
  terms: Terms,
  place: number,
  four: number,
  hands: number,
  dealer: DealerCounts,
): void {
  terms.low[place] = dealer.low[four] ?? 0;
  terms.high[place] = dealer.high[four] ?? 0;
  terms.hands[place] = hands;
}

/** The index of three ascending ranks with a fourth put in its place. */
function insertRank(x: number, y: number, z: number, rank: number): number {
  if (rank <= x) return fourIndex(rank, x, y, z);
  if (rank <= y) return fourIndex(x, rank, y, z);
  return rank <= z ? fourIndex(x, y, rank, z) : fourIndex(x, y, z, rank);
}

/**
 * A dealer below in both halves loses and a dealer below in neither wins, because what ranks equal is the
 * dealer's. So three counts suffice: hands with a lower Low, with a lower High, and with both.
 */
export function tally(
  terms: Terms,
  { side, below }: DealerCounts,
  low: number,
  high: number,
  into: Tally,
): void {
  const both = low * side + high;
  const lowOnly = low * side + side - 1;
  const highOnly = (side - 1) * side + high;
  let bothBelow = 0;
  let lowBelow = 0;
  let highBelow = 0;
  for (let index = 0; index < TABLES; index += 1) {
    const start = terms.tables[index] ?? 0;
    const sign = index === 0 || index > 4 ? 1 : -1;
    bothBelow += sign * (below[start + both] ?? 0);
    lowBelow += sign * (below[start + lowOnly] ?? 0);
    highBelow += sign * (below[start + highOnly] ?? 0);
  }
  for (let index = 0; index < SINGLES; index += 1) {
    const hands = terms.hands[index] ?? 0;
    const isLowBelow = (terms.low[index] ?? 0) < low;
    const isHighBelow = (terms.high[index] ?? 0) < high;
    if (isLowBelow) lowBelow += hands;
    if (isHighBelow) highBelow += hands;
    if (isLowBelow && isHighBelow) bothBelow += hands;
  }
  into.win = bothBelow;
  into.lose = DEALER_HANDS - lowBelow - highBelow + bothBelow;
}
