import { assert, type Rational, rational } from '@baize/exact';
import { ALL_RANK_PATTERNS, type Rank, type RankPattern, SPLITS, type Split } from '../index.ts';
import { DEALER_HANDS } from './combinations.ts';
import { partings } from './pattern-points.ts';
import type { Solution } from './solution.ts';

const LETTERS = 'AKQJT98765432';

/** Ranks as they stand in the notation of cards, without suits: `AKT9`. */
function rankLetters(ranks: readonly Rank[]): string {
  return ranks.map((rank) => LETTERS.charAt(14 - rank)).join('');
}

/** One way to arrange a pattern, against the 194,580 hands the dealer may have. */
export interface ArrangementValue {
  readonly split: Split;
  /** By letters: `AT` and `K9`. */
  readonly low: string;
  readonly high: string;
  readonly win: number;
  readonly lose: number;
  readonly standOff: number;
  /** What a unit staked gains on average; negative where it costs. */
  readonly value: Rational;
}

export interface PatternStrategy {
  readonly ranks: RankPattern;
  /** By letters, highest first: `AKT9`. */
  readonly name: string;
  /** How many of the 270,725 hands have these ranks. */
  readonly hands: number;
  /** Those that differ in rank, the most valuable first, of equals the House Way's. */
  readonly arrangements: readonly ArrangementValue[];
  readonly houseWay: ArrangementValue;
  readonly best: ArrangementValue;
}

/** The full strategy: all 1,820 patterns from four Aces down to four 2s. */
export function strategyOf(solution: Solution): readonly PatternStrategy[] {
  return ALL_RANK_PATTERNS.map((_, index) => patternStrategy(solution, index)).toReversed();
}

export function patternStrategy(solution: Solution, index: number): PatternStrategy {
  const ranks = ALL_RANK_PATTERNS[index];
  const choice = solution.game.houseWay[index];
  assert(ranks !== undefined && choice !== undefined, `There is no pattern ${index}.`);
  const houseWay = arrangementValue(solution, index, choice.split);
  const distinct = [houseWay];
  for (const split of SPLITS) {
    const each = arrangementValue(solution, index, split);
    if (!distinct.some(({ low, high }) => low === each.low && high === each.high)) {
      distinct.push(each);
    }
  }
  const at = ({ split }: ArrangementValue): number =>
    solution.values.values[index * 3 + split] ?? 0;
  // Sorting is stable and the House Way was first, so it stays before its equals.
  const [best = houseWay, ...rest] = distinct.toSorted((a, b) => at(b) - at(a));
  return {
    ranks,
    name: rankLetters(ranks),
    hands: solution.solved.ways[index] ?? 0,
    arrangements: [best, ...rest],
    houseWay,
    best,
  };
}

function arrangementValue(
  { solved, values }: Solution,
  index: number,
  split: Split,
): ArrangementValue {
  const at = index * 3 + split;
  const ranks = ALL_RANK_PATTERNS[index];
  assert(ranks !== undefined, `There is no pattern ${index}.`);
  const [a, b, c, d] = partings(ranks)[split];
  const { classes } = solved.points;
  const isFirstHigh = classes.classOf(a, b) >= classes.classOf(c, d);
  const win = solved.win[at] ?? 0;
  const lose = solved.lose[at] ?? 0;
  return {
    split,
    low: rankLetters(isFirstHigh ? [c, d] : [a, b]),
    high: rankLetters(isFirstHigh ? [a, b] : [c, d]),
    win,
    lose,
    standOff: DEALER_HANDS - win - lose,
    value: rational(values.values[at] ?? 0, values.unit * DEALER_HANDS),
  };
}
