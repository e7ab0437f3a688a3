import { assert } from '@baize/exact';
import { type Card, printingOrder, rankOf } from './card.ts';
import type { RankPattern } from './rank-pattern.ts';

declare const handBrand: unique symbol;

/** The four cards of a box or of the dealer, all different, in printing order. */
export type Hand = readonly [Card, Card, Card, Card] & { readonly [handBrand]: 'Hand' };

/** A Low Hand or a High Hand, in printing order. */
export type TwoCards = readonly [Card, Card];

/** For cards already known to be four different ones; `parseHand` is for everything else. */
export function handOf(cards: readonly Card[]): Hand {
  assert(cards.length === 4 && new Set(cards).size === 4, `Not a hand: ${cards.join(' ')}`);
  return cards.toSorted(printingOrder) as readonly Card[] as Hand;
}

export function twoCardsOf(a: Card, b: Card): TwoCards {
  return printingOrder(a, b) < 0 ? [a, b] : [b, a];
}

export function ranksOf([a, b, c, d]: Hand): RankPattern {
  return [rankOf(a), rankOf(b), rankOf(c), rankOf(d)];
}

/** `As Kd Th 9c` */
export function cardsText(cards: readonly Card[]): string {
  return cards.join(' ');
}
