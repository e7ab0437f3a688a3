import { assert } from '@baize/exact';
import type { Arrangement } from '@baize/si-ki-pi';
import {
  type Card,
  DECK,
  type Hand,
  handOf,
  parseCard,
  type TwoCards,
  twoCardsOf,
} from '@baize/si-ki-pi';

/** For cards a test writes down: a misspelt one is a mistake in the test. */
function cards(text: string): readonly Card[] {
  return text.split(' ').map((word) => {
    const card = parseCard(word);
    assert(card !== null, `No such card: ${word}`);
    return card;
  });
}

export function hand(text: string): Hand {
  return handOf(cards(text));
}

export function twoCards(text: string): TwoCards {
  const [first, second, ...more] = cards(text);
  assert(first !== undefined && second !== undefined && more.length === 0, `Not two: ${text}`);
  return twoCardsOf(first, second);
}

export function arrangement(low: string, high: string): Arrangement {
  return { low: twoCards(low), high: twoCards(high) };
}

/** All 270,725 hands of four out of 52. */
export function* allHands(): Generator<Hand> {
  for (const [first, a] of DECK.entries()) {
    for (const [second, b] of DECK.slice(first + 1).entries()) {
      const afterSecond = DECK.slice(first + second + 2);
      for (const [third, c] of afterSecond.entries()) {
        for (const d of afterSecond.slice(third + 1)) yield handOf([a, b, c, d]);
      }
    }
  }
}

/** `A9`: the ranks of cards as letters, in the order given. */
export function letters(of: readonly Card[]): string {
  return of.map((card) => card.charAt(0)).join('');
}

/** Cards of the given ranks, the first of a rank in spades, the next in hearts, and so on. */
export function dealCards(ranks: string): readonly Card[] {
  return cards(
    [...ranks]
      .map((letter, index, all) => {
        const earlier = all.slice(0, index).filter((other) => other === letter).length;
        return `${letter}${'shdc'.charAt(earlier)}`;
      })
      .join(' '),
  );
}
