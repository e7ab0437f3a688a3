import { type Money, money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { RULEBOOKS, type Rulebook } from '@baize/rulebooks';
import {
  ALL_ROLLS,
  type DiceGame,
  type DiceGameOptions,
  type DiceRulebook,
  diceGame,
  type Roll,
  settleStake,
  type Wager,
} from '@baize/three-dice';
import { describe, expect, test } from 'vitest';
import { winnings } from './counter/count.ts';
import { COUNTED_GAMES } from './counter/games.ts';
import type { DoubleReading } from './counter/lamps.ts';
import type { PriceList } from './counter/price-list.ts';

const books: readonly Rulebook[] = RULEBOOKS;
const diceBooks = books.filter((book): book is DiceRulebook => book.mechanic === 'three-dice');

function gamesWith(options: DiceGameOptions = {}): ReadonlyMap<string, DiceGame> {
  const games = diceBooks.flatMap((book) =>
    book.layouts.map((layout) => diceGame(book, layout, options)),
  );
  return new Map(games.map((game) => [game.id, game]));
}

const games = gamesWith();

function gameFor(list: PriceList, from = games): DiceGame {
  const game = from.get(list.game);
  if (!game) throw new Error(`The rules have no ${list.game}.`);
  return game;
}

test('the rules and the counter know the same games', () => {
  expect([...games.keys()].toSorted()).toEqual(COUNTED_GAMES.map(({ game }) => game).toSorted());
});

test('there are 779 areas, so 168,264 cells to compare', () => {
  const areas = COUNTED_GAMES.reduce((count, list) => count + gameFor(list).wagers.length, 0);
  expect([areas, areas * ALL_ROLLS.length]).toEqual([779, 168_264]);
});

describe.each(COUNTED_GAMES)('$game', (list) => {
  test('offers the same areas', () => {
    const offered = gameFor(list).wagers.map(({ text }): string => text);
    expect(offered.toSorted()).toEqual([...list.prices.keys()].toSorted());
  });

  test('has the smallest bet unit at which no price leaves a fraction', () => {
    const isExact = (unit: bigint) =>
      [...list.prices.values()]
        .flat()
        .every(({ numerator, denominator }) => (numerator * unit) % denominator === 0n);
    const smallest = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n].find(isExact);
    expect(BigInt(gameFor(list).unit)).toBe(smallest);
  });

  test('settles every area on every roll as the counter does', () => {
    expect(differences(list, gameFor(list))).toEqual([]);
  });
});

describe('under the reading D1=exactly-two', () => {
  const reread = gamesWith({ readings: { ...DEFAULT_READINGS, D1: 'exactly-two' } });
  // The other documents say outright that a double wins on its triple, so there is nothing to read.
  const open = (list: PriceList) => list.game.startsWith('licensee-sic-bo/');

  test.each(COUNTED_GAMES)('$game settles as the counter does', (list) => {
    const double = open(list) ? 'exactly-two' : 'two-or-three';
    expect(differences(list, gameFor(list, reread), double)).toEqual([]);
  });
});

test('a price that differs is seen', () => {
  const [b, c] = ['rws-sic-bo-2021/b', 'rws-sic-bo-2021/c'].map((id) =>
    COUNTED_GAMES.find(({ game }) => game === id),
  );
  const found = b && c ? differences(b, gameFor(c)) : [];
  expect(found).toContain('total:17 on 5-6-6: settled win 62/1 434 441, counted win 64/1 448 455');
});

function differences(list: PriceList, game: DiceGame, double?: DoubleReading): readonly string[] {
  // Seven units, so that neither a forgotten nor a doubled stake can look right.
  const stake = money(game.unit * 7);
  return game.wagers.flatMap((wager) =>
    ALL_ROLLS.map((roll) => difference(list, wager, stake, roll, double)).filter(
      (text) => text !== null,
    ),
  );
}

function difference(
  list: PriceList,
  wager: Wager,
  stake: Money,
  roll: Roll,
  double?: DoubleReading,
): string | null {
  const won = winnings(list, wager.text, roll, double);
  const pays = won ? (BigInt(stake) * won.numerator) / won.denominator : 0n;
  const counted = won
    ? ['win', `${won.numerator}/${won.denominator}`, pays, pays + BigInt(stake)].join(' ')
    : 'lose - 0 0';
  const line = settleStake({ wager, stake }, roll);
  const odds = line.odds ? `${line.odds.numerator}/${line.odds.denominator}` : '-';
  const settled = [line.result, odds, line.pays, line.returns].join(' ');
  if (settled === counted) return null;
  return `${wager.text} on ${roll.join('-')}: settled ${settled}, counted ${counted}`;
}
