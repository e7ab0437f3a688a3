import { type Money, money } from '@baize/exact';
import { DEFAULT_READINGS, READING_SWITCHES, type Readings, withReading } from '@baize/game';
import { GAMES } from '@baize/rulebooks';
import {
  ALL_BETS,
  ALL_ROLLS,
  type Bet,
  type DiceGame,
  diceGame,
  FACES,
  type ReadableDice,
  type Roll,
  type Stake,
} from '@baize/three-dice';
import fc from 'fast-check';

/** Every dice game of the registry at the document's prices, in the registry's order. */
export const DICE_GAMES: readonly DiceGame[] = GAMES.flatMap((entry) =>
  entry.layout === null ? [] : [diceGame(entry.book, entry.layout)],
);

export const anyRoll: fc.Arbitrary<Roll> = fc.constantFrom(...ALL_ROLLS);

/** Dice of which any number may be unreadable. */
export const anyReadableDice: fc.Arbitrary<ReadableDice> = fc.tuple(
  fc.constantFrom(null, ...FACES),
  fc.constantFrom(null, ...FACES),
  fc.constantFrom(null, ...FACES),
);

/** A bet of some layout; not every layout offers it. */
export const anyBet: fc.Arbitrary<Bet> = fc.constantFrom(...ALL_BETS);

export const anyDiceGame: fc.Arbitrary<DiceGame> = fc.constantFrom(...DICE_GAMES);

/** Every combination of readings that can be chosen. */
export const anyReadings: fc.Arbitrary<Readings> = fc
  .tuple(
    ...Object.entries(READING_SWITCHES).map(([id, values]) =>
      fc.constantFrom(...values).map((value) => `${id}=${value}`),
    ),
  )
  .map((chosen) => chosen.reduce(choose, DEFAULT_READINGS));

/** An amount that a game can pay exactly. */
export function anyAmount(unit: Money, unitsMaximum = 1_000_000): fc.Arbitrary<Money> {
  return fc.integer({ min: 1, max: unitsMaximum }).map((units) => money(units * unit));
}

/** A stake on an area of this game. */
export function anyStake(game: DiceGame): fc.Arbitrary<Stake> {
  return fc
    .tuple(fc.constantFrom(...game.wagers), anyAmount(game.unit))
    .map(([wager, stake]) => ({ wager, stake }));
}

function choose(readings: Readings, text: string): Readings {
  const next = withReading(readings, text);
  if (!next.ok) throw new Error(`${text} is not a reading.`);
  return next.value;
}
