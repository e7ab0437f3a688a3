import { assert } from '@baize/exact';
import { ALL_RANK_PATTERNS, patternIndex, type RankPattern } from '../cards/rank-pattern.ts';
import { type HouseWayChoice, type HouseWayReadings, houseWayOf } from './house-way.ts';

/** The House Way for all 1,820 patterns, by `patternIndex`. */
export type HouseWayPatterns = readonly HouseWayChoice[];

const KNOWN = new Map<string, HouseWayPatterns>();

/** Computed once for each combination of readings. */
export function houseWayPatterns({ H2, H3, H4 }: HouseWayReadings): HouseWayPatterns {
  const name = `${H2} ${H3} ${H4}`;
  const known = KNOWN.get(name);
  if (known) return known;
  const patterns = ALL_RANK_PATTERNS.map((pattern) => houseWayOf(pattern, { H2, H3, H4 }));
  KNOWN.set(name, patterns);
  return patterns;
}

export function choiceFor(pattern: RankPattern, patterns: HouseWayPatterns): HouseWayChoice {
  const choice = patterns[patternIndex(pattern)];
  assert(choice !== undefined, `No House Way for ${pattern.join(' ')}.`);
  return choice;
}
