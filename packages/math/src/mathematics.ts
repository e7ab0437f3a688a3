import type { Money, Rational } from '@baize/exact';
import type { Enumeration } from './enumeration/enumeration.ts';
import type { Fairness } from './fairness/fairness.ts';
import type { ParPart } from './par/par-part.ts';
import type { Simulator } from './simulation/simulator.ts';

/**
 * What mathematics asks of a mechanic. Edges, tickets, exposure, comparisons, prices and simulations follow from the
 * enumeration alone; the rest is what a person would have to know of the game to tell its figures.
 */
export interface Mathematics<Game> {
  /** The name of the mechanic. */
  readonly id: string;
  /** Every result its bets can tell apart, and what every bet does on each. */
  enumeration(game: Game): Enumeration;
  /** How the figures come about, where that is not plain. */
  readonly assumes: string | null;
  /** How rounds of it are played to be held against the figures. */
  simulator(game: Game, enumeration: Enumeration): Simulator;
  /** What can be said of single bets without enumerating everything; left out, all of it comes from there. */
  chances?(game: Game): BetChances;
  /** By bet: how it fares by the House Way and at best, where players have a choice to make. */
  arranged?(game: Game): ReadonlyMap<string, Arranged>;
  /** Where stakes of one round ride on more than one result: how they move together. */
  readonly together?: TogetherInRound<Game>;
  par(game: Game): ParPart;
  /** How records of its results are tested; of those that come along it is in `@baize/house/fairness`. */
  readonly fairness?: Fairness;
}

export interface Arranged {
  readonly houseWay: ArrangedOutcomes;
  readonly best: ArrangedOutcomes;
}

export interface ArrangedOutcomes {
  readonly win: Rational;
  readonly standOff: Rational;
  readonly lose: Rational;
  readonly edge: Rational;
}

export interface TogetherInRound<Game> {
  /** Counts what the answers need, a little at a time: whoever takes the bets must not be kept from it. */
  prepare(game: Game): Iterator<unknown>;
  /** What the house must win on average from the stakes of one round, in minor units; exact. */
  expectation(game: Game, stakes: ReadonlyMap<string, Money>): RoundExpectation;
}

export interface RoundExpectation {
  readonly win: Rational;
  readonly variance: Rational;
  /** Whether it rests on what the mathematics of the mechanic assumes of players. */
  readonly isAssumed: boolean;
}

/** By bet: how often it wins and what it costs; null where that depends on how everybody plays. */
export type BetChances = ReadonlyMap<
  string,
  { readonly hit: Rational; readonly edge: Rational } | null
>;
