import type { Rational } from '@baize/exact';
import { type Citation, oddsOf } from '@baize/game';
import type { Bet } from '../bets/bet.ts';
import { countOf, FACES, type Roll } from '../roll.ts';
import type { PayRow, PayTable } from './pay-table.ts';

/** One price of one bet: what a winning stake earns, and the row that says so. */
export interface Price {
  readonly odds: Rational;
  /** As printed in the document or the house table. */
  readonly printed: string;
  readonly because: readonly [Citation, ...Citation[]];
  /** For a single-dice bet: on how many dice the number must show for this price. */
  readonly dice: 1 | 2 | 3 | null;
}

/** Every bet a pay table prices, in the table's order. A single-dice bet has three prices. */
export type PriceList = ReadonlyMap<string, readonly Price[]>;

export function priceListOf(table: PayTable): PriceList {
  const prices = new Map<string, Price[]>();
  for (const row of table.rows) {
    const price: Price = {
      odds: oddsOf(row.pays),
      printed: row.pays,
      because: row.cite ?? [table.cite],
      dice: row.bet === 'single' ? row.dice : null,
    };
    for (const text of betsOfRow(row)) prices.set(text, [...(prices.get(text) ?? []), price]);
  }
  return prices;
}

/** The betting areas a row prices: each number or combination is a bet of its own. */
export function betsOfRow(row: PayRow): readonly string[] {
  switch (row.bet) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
    case 'any-triple':
      return [row.bet];
    case 'single':
      return FACES.map((face) => `single:${face}`);
    case 'total':
      return row.on.map((sum) => `total:${sum}`);
    case 'double':
    case 'triple':
      return row.on.map((face) => `${row.bet}:${face}`);
    case 'domino':
      return row.on.map((pair) => `domino:${pair}`);
    case 'four':
      return row.on.map((digits) => `four:${digits}`);
    case 'three':
      return row.on.map((digits) => `three:${digits}`);
    case 'pair-single':
      return row.on.map((digits) => `pair-single:${digits}`);
    case 'own':
      return row.on;
  }
}

/** The price that applies to a winning bet on a roll; a triple pays once, at its own row (D8). */
export function priceFor(bet: Bet, prices: readonly Price[], roll: Roll): Price {
  const dice = bet.pricedBy === undefined ? null : countOf(bet.pricedBy, roll);
  const price = prices.find((candidate) => candidate.dice === dice);
  if (!price) throw new Error(`No price for ${bet.id} on ${roll.join('-')}.`);
  return price;
}

/** The prices of a bet on a layout; the contract of a book says that all are there. */
export function pricesOf(text: string, list: PriceList): readonly Price[] {
  const prices = list.get(text);
  if (!prices) throw new Error(`${text} is not priced.`);
  return prices;
}
