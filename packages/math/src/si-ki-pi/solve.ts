import { ALL_RANK_PATTERNS, type RankPattern, type Readings } from '@baize/rules';
import { DEALER_HANDS, waysOf } from './combinations.ts';
import { type DealerCounts, dealerCounts, fourIndex, pairIndex } from './dealer-counts.ts';
import { type PatternPoints, patternPoints } from './pattern-points.ts';

/** By pattern x 3 + split: how many of the 194,580 dealer's hands that arrangement beats or loses to. */
export interface SolvedPatterns {
  readonly points: PatternPoints;
  readonly win: Int32Array;
  readonly lose: Int32Array;
  /** By pattern: hands of that pattern. */
  readonly ways: Uint16Array;
}

const WAYS = Uint16Array.from(ALL_RANK_PATTERNS, waysOf);

/** Every arrangement of every pattern against a dealer who plays the House Way, exactly. */
export function solvePatterns(readings: Readings): SolvedPatterns {
  const points = patternPoints(readings);
  const dealer = dealerCounts(points);
  const win = new Int32Array(ALL_RANK_PATTERNS.length * 3);
  const lose = new Int32Array(ALL_RANK_PATTERNS.length * 3);
  const outcome = { win: 0, lose: 0 };
  ALL_RANK_PATTERNS.forEach((pattern, index) => {
    for (let split = 0; split < 3; split += 1) {
      const at = index * 3 + split;
      against(dealer, pattern, points.low[at] ?? 0, points.high[at] ?? 0, outcome);
      win[at] = outcome.win;
      lose[at] = outcome.lose;
    }
  });
  return { points, win, lose, ways: WAYS };
}

/**
 * Below in both halves the dealer loses; below in neither the dealer wins, because what ranks equal is
 * the dealer's. So three counts suffice: low below, high below, and both below.
 */
function against(
  dealer: DealerCounts,
  pattern: RankPattern,
  low: number,
  high: number,
  into: { win: number; lose: number },
): void {
  const { side, none, one, two } = dealer;
  const [d, c, b, a] = pattern;
  const cards = [a - 2, b - 2, c - 2, d - 2] as const;
  const [r0, r1, r2, r3] = cards;
  const both = low * side + high;
  const lowOnly = low * side + side - 1;
  const highOnly = (side - 1) * side + high;
  const tables = [
    two[pairIndex(r0, r1)],
    two[pairIndex(r0, r2)],
    two[pairIndex(r0, r3)],
    two[pairIndex(r1, r2)],
    two[pairIndex(r1, r3)],
    two[pairIndex(r2, r3)],
  ];
  let bothBelow = none[both] ?? 0;
  let lowBelow = none[lowOnly] ?? 0;
  let highBelow = none[highOnly] ?? 0;
  for (const rank of cards) {
    const table = one[rank];
    if (!table) continue;
    bothBelow -= table[both] ?? 0;
    lowBelow -= table[lowOnly] ?? 0;
    highBelow -= table[highOnly] ?? 0;
  }
  for (const table of tables) {
    if (!table) continue;
    bothBelow += table[both] ?? 0;
    lowBelow += table[lowOnly] ?? 0;
    highBelow += table[highOnly] ?? 0;
  }
  const triples = [
    [r0, r1, r2],
    [r0, r1, r3],
    [r0, r2, r3],
    [r1, r2, r3],
  ] as const;
  for (const [x, y, z] of triples) {
    for (let rank = 0; rank < 13; rank += 1) {
      const left = 4 - (rank === x ? 1 : 0) - (rank === y ? 1 : 0) - (rank === z ? 1 : 0);
      const at = inserted(x, y, z, rank);
      const isLow = (dealer.low[at] ?? 0) < low;
      const isHigh = (dealer.high[at] ?? 0) < high;
      if (isLow) lowBelow -= left;
      if (isHigh) highBelow -= left;
      if (isLow && isHigh) bothBelow -= left;
    }
  }
  const own = fourIndex(r0, r1, r2, r3);
  const isLow = (dealer.low[own] ?? 0) < low;
  const isHigh = (dealer.high[own] ?? 0) < high;
  if (isLow) lowBelow += 1;
  if (isHigh) highBelow += 1;
  if (isLow && isHigh) bothBelow += 1;
  into.win = bothBelow;
  into.lose = DEALER_HANDS - lowBelow - highBelow + bothBelow;
}

/** The index of three ascending ranks with a fourth put in its place. */
function inserted(x: number, y: number, z: number, rank: number): number {
  if (rank <= x) return fourIndex(rank, x, y, z);
  if (rank <= y) return fourIndex(x, rank, y, z);
  return rank <= z ? fourIndex(x, y, rank, z) : fourIndex(x, y, z, rank);
}
