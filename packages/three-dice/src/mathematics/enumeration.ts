import { ONE, type Rational } from '@baize/exact';
import type { EnumeratedBet, Enumeration, PriceRow } from '@baize/math';
import {
  ALL_ROLLS,
  COMBINATIONS,
  type DiceGame,
  type Price,
  priceListOf,
  sumOf,
  verdictOn,
  type Wager,
} from '../index.ts';

/** Three dice: 56 combinations of 216 rolls, with the verdicts of settlement. */
export function diceEnumeration(game: DiceGame): Enumeration {
  return {
    game: game.id,
    outcome: { one: 'roll', many: 'rolls' },
    total: BigInt(ALL_ROLLS.length),
    columns: [{ title: 'dice' }, { title: 'total', align: 'right' }],
    results: COMBINATIONS.map(({ dice, weight }) => ({
      weight: BigInt(weight),
      cells: [dice.join('-'), `${sumOf(dice)}`],
      facts: { dice },
    })),
    bets: game.wagers.map((wager) => enumeratedBet(game, wager)),
  };
}

function enumeratedBet(game: DiceGame, wager: Wager): EnumeratedBet {
  const rows = new Map(wager.prices.map((price) => [price, priceRow(game, wager, price)]));
  const paid = COMBINATIONS.map(({ dice }) => {
    const verdict = verdictOn(wager, dice);
    return (verdict.result === 'win' && rows.get(verdict.price)) || 'lose';
  });
  return { bet: wager.text, needs: null, rows: [...rows.values()], paid };
}

function priceRow(game: DiceGame, wager: Wager, price: Price): PriceRow {
  const { odds, dice } = price;
  return {
    odds,
    kept: ONE,
    minimum: minimumOf(game, wager, price),
    on: dice === null ? null : (DICE_WORDS[dice - 1] ?? null),
    facts: dice === null ? {} : { dice },
  };
}

const DICE_WORDS = ['one die', 'two dice', 'three dice'];

function minimumOf(game: DiceGame, wager: Wager, { dice }: Price): Rational | null {
  if (game.book.prices === 'fixed') return null;
  const prices = priceListOf(game.book.prices.minimum).get(wager.text);
  return prices?.find((price) => price.dice === dice)?.odds ?? null;
}
