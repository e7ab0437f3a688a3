import type { Phase, StepName } from '@baize/game';
import type { TableState } from '../state.ts';
import type { Draft } from './draft.ts';

/**
 * Steps that scenarios of one mechanic have a short word for, by that word: `roll: 1 2 4` takes a round of
 * dice to its end. What is said after the word is read once; then it is a number of moves.
 */
export type ScenarioSteps = Readonly<Record<string, ScenarioStep>>;

export interface ScenarioStep {
  /** How it is to be said, for whoever said it otherwise. */
  readonly hint: string;
  /** What was said, as data; null where nobody would understand it. A step of one word is said with `null`. */
  read(said: unknown): unknown;
  moves(value: unknown): readonly ScenarioMove[];
}

/** What the dealer does then. */
export type ScenarioMove =
  /** Takes the steps of the procedure until this one is next. */
  | { readonly until: StepName }
  | { readonly reach: Phase }
  | { readonly order: (state: TableState) => Draft };

/** A round to be played through: which step decides it, what is bet, and what comes after the close. */
export interface DryRound {
  readonly title: string;
  readonly decides: string;
  readonly seats?: Readonly<Record<string, number>>;
  readonly bets: readonly string[];
  readonly when: readonly unknown[];
}
