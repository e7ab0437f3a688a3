import type { BetKind } from '../bet.ts';
import { type BetText, betOf } from '../notation.ts';
import type { Price, PriceList } from '../price.ts';

/** What needs exactly one price: an area, or a single-dice area on a certain number of dice. */
export interface Slot {
  /** As people say it: `double:4`, `single:4 on 2 dice`. */
  readonly name: string;
  readonly bet: BetText;
  readonly kind: BetKind;
  readonly price: Price;
}

export function slotsOf(list: PriceList): readonly Slot[] {
  return [...list].flatMap(([bet, prices]) =>
    prices.map((price): Slot => ({ name: nameOf(bet, price), bet, kind: betOf(bet).kind, price })),
  );
}

function nameOf(bet: BetText, { dice }: Price): string {
  if (dice === null) return bet;
  return dice === 1 ? `${bet} on 1 die` : `${bet} on ${dice} dice`;
}
