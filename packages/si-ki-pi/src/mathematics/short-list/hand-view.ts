import type { Readings } from '@baize/game';
import {
  ALL_RANK_PATTERNS,
  combinationOf,
  handRank,
  houseWayPatterns,
  pointsOf,
  pointTotal,
  type Rank,
  type RankPattern,
  type Split,
} from '../../index.ts';
import { partings } from '../pattern-points.ts';

type Two = readonly [Rank, Rank];

/** Two cards as a player counts them. */
export interface TwoView {
  readonly ranks: Two;
  /** Points from 0 to 9; a Gong counts as 10 and a Pair as 11, so that more is always better. */
  readonly count: number;
  /** Tells apart what has the same count. */
  readonly ranking: number;
}

export interface ArrangementView {
  readonly low: TwoView;
  readonly high: TwoView;
}

/** Four cards as a player sees them before deciding. */
export interface HandView {
  readonly pattern: RankPattern;
  /** The rank of the pair where there is exactly one, and no third card of its rank. */
  readonly pair: Rank | null;
  readonly hasFourRanks: boolean;
  readonly zeroCards: number;
  /** By split. */
  readonly arrangements: readonly [ArrangementView, ArrangementView, ArrangementView];
  readonly houseWay: Split;
}

/** All 1,820 patterns, in the order of `patternIndex`. */
export function handViews(readings: Readings): readonly HandView[] {
  const houseWay = houseWayPatterns(readings);
  return ALL_RANK_PATTERNS.map((pattern, index) => {
    const [first, second, third] = partings(pattern);
    const view = ([a, b, c, d]: readonly [Rank, Rank, Rank, Rank]): ArrangementView =>
      arrangementView(twoView([a, b], readings), twoView([c, d], readings));
    const ranks = new Set(pattern);
    return {
      pattern,
      pair: ranks.size === 3 ? pairIn(pattern) : null,
      hasFourRanks: ranks.size === 4,
      zeroCards: pattern.filter(isZero).length,
      arrangements: [view(first), view(second), view(third)],
      houseWay: houseWay[index]?.split ?? 0,
    };
  });
}

/** King, Queen, Jack and 10. */
export function isZero(rank: Rank): boolean {
  return pointsOf(rank) === 0;
}

function pairIn(pattern: RankPattern): Rank | null {
  return pattern.find((rank, index) => pattern[index + 1] === rank) ?? null;
}

function twoView(ranks: Two, readings: Readings): TwoView {
  return { ranks, count: countOf(ranks), ranking: handRank(ranks[0], ranks[1], readings) };
}

function countOf([a, b]: Two): number {
  switch (combinationOf(a, b)) {
    case 'pair':
      return 11;
    case 'gong':
      return 10;
    case 'points':
      return pointTotal(a, b);
  }
}

function arrangementView(first: TwoView, second: TwoView): ArrangementView {
  const isInOrder = first.ranking >= second.ranking;
  return isInOrder ? { low: second, high: first } : { low: first, high: second };
}
