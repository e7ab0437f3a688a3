import { compare, multiply, type Rational, rational, subtract } from '@baize/exact';
import type { SiKiPiGame } from '../index.ts';
import { followList } from './short-list/follow-list.ts';
import type { Solution } from './solution.ts';
import {
  type ArrangementValue,
  type PatternStrategy,
  patternStrategy,
  strategyOf,
} from './strategy.ts';

/** How far the House Way is from the best play, and where. */
export interface ParSolution {
  /** Hands that differ in rank, and those of them that the best play sets otherwise. */
  readonly patterns: number;
  readonly differs: number;
  /** What the House Way costs a player who could play best, of a unit staked. */
  readonly cost: Rational;
  /** The patterns that cost most over all deals, dearest first. */
  readonly dearest: readonly DearPattern[];
  /** Exceptions from the House Way that a person can remember, in order. */
  readonly shortList: readonly ListedRule[];
  /** The House Way of every pattern, from four Aces down to four 2s. */
  readonly everyHand: readonly PatternStrategy[];
}

interface ListedRule {
  readonly sentence: string;
  /** What the house keeps from a player who follows the list up to here, and else the House Way. */
  readonly edge: Rational;
}

export interface DearPattern {
  /** The ranks, highest first: `AKT9`. */
  readonly name: string;
  /** Of the 270,725 hands. */
  readonly hands: number;
  readonly houseWay: ArrangementValue;
  readonly best: ArrangementValue;
  /** What the House Way loses whenever these cards are dealt, of a unit staked. */
  readonly costDealt: Rational;
  /** The same over all deals: its part of the whole cost. */
  readonly costOverall: Rational;
}

const LISTED_MOST = 12;

export function parSolution(game: SiKiPiGame, solution: Solution): ParSolution {
  const { best, solved: patterns } = solution;
  const hands = patterns.ways.reduce((sum, ways) => sum + ways, 0);
  const dear = [...best.keys()]
    .filter((index) => best[index] !== game.houseWay[index]?.split)
    .map((index) => dearPattern(patternStrategy(solution, index), hands))
    .toSorted((a, b) => compare(b.costOverall, a.costOverall));
  return {
    patterns: best.length,
    differs: solution.differs,
    cost: subtract(solution.houseWay.edge, solution.optimal.edge),
    dearest: dear.slice(0, LISTED_MOST),
    shortList: followList(solution).rules.map(({ sentence, upToHere }) => ({
      sentence,
      edge: upToHere.edge,
    })),
    everyHand: strategyOf(solution),
  };
}

function dearPattern(
  { name, hands, best, houseWay }: PatternStrategy,
  allHands: number,
): DearPattern {
  const costDealt = subtract(best.value, houseWay.value);
  const costOverall = multiply(costDealt, rational(hands, allHands));
  return { name, hands, houseWay, best, costDealt, costOverall };
}
