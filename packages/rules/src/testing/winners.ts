import { type DiceGame, verdictOn } from '../three-dice/game.ts';
import type { BetText } from '../three-dice/notation.ts';
import { ALL_ROLLS, type Roll } from '../three-dice/roll.ts';

/** The areas of a game that win on a roll, in the order of its layout. */
export function winnersOn(game: DiceGame, roll: Roll): readonly BetText[] {
  return game.wagers
    .filter((wager) => verdictOn(wager, roll).result === 'win')
    .map(({ text }) => text);
}

/** On how many of the 216 rolls a bet of a game wins. */
export function hitsOf(game: DiceGame, text: BetText): number {
  const wager = game.wagerOf.get(text);
  if (!wager) throw new Error(`${text} is not on ${game.id}.`);
  return ALL_ROLLS.filter((roll) => verdictOn(wager, roll).result === 'win').length;
}
