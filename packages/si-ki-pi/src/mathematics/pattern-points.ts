import type { Readings } from '@baize/game';
import { ALL_RANK_PATTERNS, houseWayPatterns, type Rank, type RankPattern } from '../index.ts';
import { type HandClasses, handClasses } from './hand-classes.ts';

/** Every pattern's three arrangements as classes, and the one the House Way chooses. */
export interface PatternPoints {
  readonly classes: HandClasses;
  /** By pattern x 3 + split; never above `high` at the same place. */
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  /** By pattern: the split of the House Way. */
  readonly houseWay: Uint8Array;
}

export function patternPoints(readings: Readings): PatternPoints {
  const classes = handClasses(readings);
  const low = new Uint8Array(ALL_RANK_PATTERNS.length * 3);
  const high = new Uint8Array(ALL_RANK_PATTERNS.length * 3);
  ALL_RANK_PATTERNS.forEach((pattern, index) => {
    partings(pattern).forEach(([a, b, c, d], split) => {
      const one = classes.classOf(a, b);
      const other = classes.classOf(c, d);
      low[index * 3 + split] = Math.min(one, other);
      high[index * 3 + split] = Math.max(one, other);
    });
  });
  const houseWay = Uint8Array.from(houseWayPatterns(readings), (choice) => choice.split);
  return { classes, low, high, houseWay };
}

type Parting = readonly [Rank, Rank, Rank, Rank];

/** The first rank with the second, with the third, with the fourth: as `Split` counts them. */
export function partings([a, b, c, d]: RankPattern): readonly [Parting, Parting, Parting] {
  return [
    [a, b, c, d],
    [a, c, b, d],
    [a, d, b, c],
  ];
}
