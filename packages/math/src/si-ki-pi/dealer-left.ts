import type { Readings } from '@baize/game';
import { ALL_RANK_PATTERNS, type Card, rankOf, type TwoCards } from '@baize/si-ki-pi';
import { rankCounts, waysFrom } from './combinations.ts';
import { patternPoints } from './pattern-points.ts';

/** The hands a dealer can still have once certain cards are gone, as the House Way sets them. */
export interface DealerLeft {
  /** How many, all equally likely. */
  readonly hands: number;
  /** By pattern: how many of them, and the classes of their Low and High Hand. */
  readonly patterns: readonly {
    readonly ways: number;
    readonly low: number;
    readonly high: number;
  }[];
  classOf(two: TwoCards): number;
}

export function dealerLeft(readings: Readings, gone: readonly Card[]): DealerLeft {
  const points = patternPoints(readings);
  const left = rankCounts(gone.map(rankOf)).map((count) => 4 - count);
  const patterns = ALL_RANK_PATTERNS.map((pattern, index) => {
    const at = index * 3 + (points.houseWay[index] ?? 0);
    const ways = waysFrom(left, rankCounts(pattern));
    return { ways, low: points.low[at] ?? 0, high: points.high[at] ?? 0 };
  });
  return {
    hands: patterns.reduce((sum, { ways }) => sum + ways, 0),
    patterns,
    classOf: ([a, b]) => points.classes.classOf(rankOf(a), rankOf(b)),
  };
}
