import { assert } from '@baize/exact';
import { RANKS, type Rank } from './rank.ts';

/** In the order in which cards of one rank are printed; no suit ranks above another. */
export const SUITS = ['s', 'h', 'd', 'c'] as const;
export type Suit = (typeof SUITS)[number];

const LETTERS = {
  14: 'A',
  13: 'K',
  12: 'Q',
  11: 'J',
  10: 'T',
  9: '9',
  8: '8',
  7: '7',
  6: '6',
  5: '5',
  4: '4',
  3: '3',
  2: '2',
} as const satisfies Readonly<Record<Rank, string>>;

/** `As`, `Kd`, `Th`, `9c`: a card is its own text, in events and on the wire too. */
export type Card = `${(typeof LETTERS)[Rank]}${Suit}`;

/** One standard deck of 52, in printing order: by rank from the Ace down, then by suit. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) =>
  SUITS.map((suit): Card => `${LETTERS[rank]}${suit}`),
);

interface Place {
  readonly card: Card;
  readonly rank: Rank;
  readonly position: number;
}

const PLACES: ReadonlyMap<string, Place> = new Map(
  RANKS.flatMap((rank, row) =>
    SUITS.map((suit, column): [string, Place] => {
      const card: Card = `${LETTERS[rank]}${suit}`;
      return [card, { card, rank, position: row * SUITS.length + column }];
    }),
  ),
);

/** The card a text names, or null: each card has exactly one spelling. */
export function parseCard(text: string): Card | null {
  return PLACES.get(text)?.card ?? null;
}

export function rankOf(card: Card): Rank {
  return placeOf(card).rank;
}

/** Negative where `a` is printed before `b`, as `sort` wants it. */
export function printingOrder(a: Card, b: Card): number {
  return placeOf(a).position - placeOf(b).position;
}

function placeOf(card: Card): Place {
  const place = PLACES.get(card);
  assert(place !== undefined, `No such card: ${card}`);
  return place;
}
