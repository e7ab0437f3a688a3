import { DECK } from '../../cards/card.ts';

/** Ranks from the Ace down and suits as cards are printed; a card's place is its rank's times four plus its suit's. */
const RANKS = [...'AKQJT98765432'];
const SUITS = [...'shdc'];

export const DECK_SIZE = DECK.length;

const PLACES: ReadonlyMap<string, number> = new Map(
  DECK.map((card, place): [string, number] => [card, place]),
);

/** 0 to 51, in printing order; null for a text that names no card. */
export function placeOf(card: string): number | null {
  return PLACES.get(card) ?? null;
}

/** Places of different cards, in the order in which they were dealt. */
export type Deal = readonly number[];

/** A way to sort cards into groups of equal size. */
export interface CardGroups {
  readonly title: string;
  readonly labels: readonly string[];
  readonly groupOf: (place: number) => number;
}

export const CARDS: CardGroups = {
  title: 'cards dealt',
  labels: DECK,
  groupOf: (place) => place,
};
export const RANK_GROUPS: CardGroups = {
  title: 'ranks dealt',
  labels: RANKS,
  groupOf: (place) => place >> 2,
};
export const SUIT_GROUPS: CardGroups = {
  title: 'suits dealt',
  labels: SUITS,
  groupOf: (place) => place & 3,
};
