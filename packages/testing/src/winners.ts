import { add, ONE, type Rational, rational, subtract, sum, ZERO } from '@baize/exact';
import { ALL_ROLLS, type DiceGame, type Roll, verdictOn, type Wager } from '@baize/three-dice';

/** The areas of a game that win on a roll, in the order of its layout. */
export function winnersOn(game: DiceGame, roll: Roll): readonly string[] {
  return game.wagers
    .filter((wager) => verdictOn(wager, roll).result === 'win')
    .map(({ text }) => text);
}

/** On how many of the 216 rolls a wager wins. */
export function hitsOf(wager: Wager): number {
  return ALL_ROLLS.filter((roll) => verdictOn(wager, roll).result === 'win').length;
}

/** The part of a stake the house keeps on average, over all 216 rolls. */
export function edgeOf(wager: Wager): Rational {
  const returned = ALL_ROLLS.map((roll) => {
    const { odds } = verdictOn(wager, roll);
    return odds ? add(odds, ONE) : ZERO;
  });
  const { numerator, denominator } = sum(returned);
  return subtract(ONE, rational(numerator, denominator * 216n));
}
