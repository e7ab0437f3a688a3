import { leastCommonMultiple, type Money, money, type Rational } from '@baize/exact';
import {
  type BookProblem,
  type GameBase,
  type Mechanic,
  oddsOf,
  type Promised,
  problemsAgainst,
} from '@baize/game';
import type { WheelPrice, WheelRulebook } from './rulebook.ts';
import { STOPS, symbolAt, WHEEL, type WheelSymbol } from './wheel.ts';

export interface WheelEntry extends GameBase {
  readonly book: WheelRulebook;
}

/** A price of the list, ready to be paid by. */
export interface Wager extends WheelPrice {
  readonly odds: Rational;
}

/** A game of the wheel as a table plays it. */
export interface WheelGame {
  readonly mechanic: 'big-wheel';
  readonly id: string;
  readonly book: WheelRulebook;
  readonly unit: Money;
  readonly wagers: readonly Wager[];
  readonly wagerOf: ReadonlyMap<string, Wager>;
}

/** The game at the smallest unit at which every price is exact. */
export function wheelGame({ id, book }: WheelEntry): WheelGame {
  const wagers = book.prices.map((price) => ({ ...price, odds: oddsOf(price.pays) }));
  const unit = wagers.map(({ odds }) => odds.denominator).reduce(leastCommonMultiple, 1n);
  return {
    mechanic: 'big-wheel',
    id,
    book,
    unit: money(Number(unit)),
    wagers,
    wagerOf: new Map(wagers.map((wager) => [wager.symbol, wager])),
  };
}

/** What a book of this mechanic promises besides what every book does. */
const CONTRACT: readonly Promised<WheelRulebook>[] = [
  { promise: 'every symbol has one price', problems: symbolProblems },
  { promise: 'the stops of a symbol are those on the wheel', problems: stopProblems },
  { promise: 'every price is printed as odds', problems: priceProblems },
];

/** The rules of the wheel: which games a book of it has, and what is wrong with one. */
export const wheelRules: Mechanic<WheelEntry> = {
  id: 'big-wheel',
  gamesOf: (book) => [{ id: book.id, book }],
  problemsIn: (book): readonly BookProblem[] => problemsAgainst(CONTRACT, book),
};

function symbolProblems({ prices }: WheelRulebook): readonly string[] {
  const counted = new Map<WheelSymbol, number>(WHEEL.map((symbol) => [symbol, 0]));
  for (const { symbol } of prices) counted.set(symbol, (counted.get(symbol) ?? 0) + 1);
  return [...counted]
    .filter(([, count]) => count !== 1)
    .map(([symbol, count]) => `${symbol} has ${count} prices`);
}

function stopProblems({ prices }: WheelRulebook): readonly string[] {
  return prices.flatMap(({ symbol, stops }) => {
    const there = STOPS.filter((stop) => symbolAt(stop) === symbol).length;
    return there === stops ? [] : [`${symbol} is on ${there} stops, not on ${stops}`];
  });
}

function priceProblems({ prices }: WheelRulebook): readonly string[] {
  return prices.flatMap(({ symbol, pays }) =>
    /^\d+(\.\d+)? to \d+$/.test(pays) ? [] : [`${symbol} pays ${JSON.stringify(pays)}`],
  );
}
