import { parseBet } from '../bets/notation.ts';
import type { Price, PriceList } from '../prices/price.ts';

/** What a row says it prices where it prices bets that the book has for itself. */
export const OWN = 'own';

/** What needs exactly one price: an area, or a single-dice area on a certain number of dice. */
export interface Slot {
  /** As people say it: `double:4`, `single:4 on 2 dice`. */
  readonly name: string;
  readonly bet: string;
  /** As `bet` of a row names it: a shared kind, or `own`. */
  readonly kind: string;
  readonly price: Price;
}

export function slotsOf(list: PriceList): readonly Slot[] {
  return [...list].flatMap(([bet, prices]) =>
    prices.map(
      (price): Slot => ({
        name: nameOf(bet, price),
        bet,
        kind: parseBet(bet)?.group ?? OWN,
        price,
      }),
    ),
  );
}

function nameOf(bet: string, { dice }: Price): string {
  if (dice === null) return bet;
  return dice === 1 ? `${bet} on 1 die` : `${bet} on ${dice} dice`;
}
