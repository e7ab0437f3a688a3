import { fractionText } from '@baize/exact';
import { because } from '@baize/game';
import { ALL_ROLLS, type Face, type Roll } from './roll.ts';
import { type DiceGame, verdictOn, type Wager } from './settle.ts';

import type { Verdict } from './verdict.ts';

/** The dice of an interrupted round: a face where the die can be read, null where it cannot. */
export type ReadableDice = readonly [Face | null, Face | null, Face | null];

export interface OutcomeEstablished {
  readonly established: boolean;
  /** The bets that have conclusively won or lost, whatever the unread dice show. */
  readonly decided: readonly { readonly bet: string; readonly result: 'win' | 'lose' }[];
  /** How many rolls are still possible. */
  readonly possible: number;
}

/**
 * Whether any available bet has conclusively won or lost: over every roll still possible, it has one
 * and the same result (reading P1). With no die readable nothing is established.
 */
export function outcomeEstablished(game: DiceGame, dice: ReadableDice): OutcomeEstablished {
  const possible = possibleRolls(dice);
  if (dice.every((die) => die === null)) {
    return { established: false, decided: [], possible: possible.length };
  }
  const decided = game.wagers.flatMap((wager) => {
    const result = constantResult(wager, possible);
    return result ? [{ bet: wager.text, result }] : [];
  });
  return { established: decided.length > 0, decided, possible: possible.length };
}

/** The rolls that three dice may be of which some have been read. */
export function possibleRolls(dice: ReadableDice): readonly Roll[] {
  return ALL_ROLLS.filter((roll) => agrees(roll, dice));
}

/**
 * What becomes of a bet on every one of these rolls alike: lost, or won at one and the same price; null
 * where the dice that cannot be read would make a difference in money (reading P15). Its reasons are
 * those of every roll, because it took all of them to know.
 */
export function knownVerdict(wager: Wager, rolls: readonly Roll[]): Verdict | null {
  const [first, ...others] = new Set(rolls.map((roll) => verdictOn(wager, roll)));
  if (!first || !others.every((other) => paysSame(first, other))) return null;
  const [reason, ...reasons] = first.because;
  return {
    ...first,
    because: because(reason, ...reasons, ...others.flatMap((other) => other.because)),
  };
}

function paysSame(one: Verdict, other: Verdict): boolean {
  if (one.odds === null || other.odds === null) return one.odds === other.odds;
  return fractionText(one.odds) === fractionText(other.odds);
}

function agrees(roll: Roll, dice: ReadableDice): boolean {
  return dice.every((die, index) => die === null || die === roll[index]);
}

function constantResult(wager: Wager, rolls: readonly Roll[]): 'win' | 'lose' | null {
  const results = new Set(rolls.map((roll) => verdictOn(wager, roll).result));
  const [only] = results;
  return results.size === 1 && only ? only : null;
}
