import { RANKS, type Rank } from './rank.ts';

/** The ranks of four cards, highest first. Suits decide nothing, so 1,820 patterns stand for all hands. */
export type RankPattern = readonly [Rank, Rank, Rank, Rank];

const ASCENDING = RANKS.toReversed();

/** All 1,820 patterns, in the order `patternIndex` counts them. */
export const ALL_RANK_PATTERNS: readonly RankPattern[] = ASCENDING.flatMap((a) =>
  upTo(a).flatMap((b) => upTo(b).flatMap((c) => upTo(c).map((d): RankPattern => [a, b, c, d]))),
);

/**
 * 0 to 1,819. Below a pattern lie all patterns with a lower first rank, then those with the same first
 * and a lower second, and so on; each of these groups is a binomial coefficient.
 */
export function patternIndex([a, b, c, d]: RankPattern): number {
  const first = a - 2;
  const second = b - 2;
  const third = c - 2;
  return (
    (first * (first + 1) * (first + 2) * (first + 3)) / 24 +
    (second * (second + 1) * (second + 2)) / 6 +
    (third * (third + 1)) / 2 +
    (d - 2)
  );
}

function upTo(limit: Rank): readonly Rank[] {
  return ASCENDING.filter((rank) => rank <= limit);
}
