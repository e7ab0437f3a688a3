import { assert } from '@baize/exact';
import { type Card, DECK } from '@baize/si-ki-pi';

/** Cards of one deck in the order in which they were dealt; no card twice. */
export type Deal = readonly Card[];

export const DECK_SIZE = DECK.length;

const PLACES: ReadonlyMap<Card, number> = new Map(DECK.map((card, place) => [card, place]));

/** 0 to 51, in printing order. */
export function placeOf(card: Card): number {
  const place = PLACES.get(card);
  assert(place !== undefined, `No such card: ${card}`);
  return place;
}

/** Cards put in order by whoever wrote them down say nothing about the order of dealing. */
export function isSortedRecord(deals: readonly Deal[]): boolean {
  const several = deals.filter(({ length }) => length > 2 && length < DECK_SIZE);
  if (several.length < 20) return false;
  return several.every(isSorted) || several.every((deal) => isSorted(deal.toReversed()));
}

function isSorted(deal: Deal): boolean {
  return deal.every((card, i) => i === 0 || placeOf(deal[i - 1] ?? card) <= placeOf(card));
}

export const RECORDED_IN_ORDER = 'every deal is recorded in order of rank, not of dealing.';
