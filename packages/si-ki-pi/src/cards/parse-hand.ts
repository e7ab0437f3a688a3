import { err, ok, type Result } from '@baize/exact';
import { type Card, parseCard } from './card.ts';
import { type Hand, handOf } from './hand.ts';

export type CardsError =
  | {
      readonly code: 'wrong-number-of-cards';
      readonly message: string;
      readonly wanted: number;
      readonly found: number;
    }
  | { readonly code: 'unknown-card'; readonly message: string; readonly card: string }
  | { readonly code: 'duplicate-card'; readonly message: string; readonly card: Card };

/** Four cards out of text such as `As Kd Th 9c`, in any order. */
export function parseHand(text: string): Result<Hand, CardsError> {
  const cards = parseCards(text, 4);
  return cards.ok ? ok(handOf(cards.value)) : cards;
}

/** So many different cards, or the first problem: their number, then their spelling, then repetition. */
export function parseCards(text: string, wanted: number): Result<readonly Card[], CardsError> {
  const words = text.match(/\S+/g) ?? [];
  if (words.length !== wanted) {
    return err({
      code: 'wrong-number-of-cards',
      message: `"${text}" names ${countCards(words.length)}; ${wanted} are needed, such as ${example(wanted)}.`,
      wanted,
      found: words.length,
    });
  }
  const cards: Card[] = [];
  for (const word of words) {
    const card = parseCard(word);
    if (card === null) return err(unknownCard(word));
    if (cards.includes(card)) {
      return err({
        code: 'duplicate-card',
        message: `${card} is there twice; a deck has it once.`,
        card,
      });
    }
    cards.push(card);
  }
  return ok(cards);
}

function unknownCard(card: string): CardsError {
  return {
    code: 'unknown-card',
    message: `"${card}" is no card; write a rank (A K Q J T 9 to 2) and a suit (s h d c), like Th.`,
    card,
  };
}

function countCards(cards: number): string {
  return cards === 1 ? '1 card' : `${cards} cards`;
}

function example(wanted: number): string {
  return ['As', 'Kd', 'Th', '9c'].slice(0, wanted).join(' ');
}
