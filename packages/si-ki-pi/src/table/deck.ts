import { ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { Refusal } from '@baize/table/kit';
import { refuse } from '@baize/table/kit';
import { type Card, DECK, parseCard } from '../card.ts';
import type { SiKiPiGame } from '../game.ts';

/**
 * A whole deck in some order. What is wrong with one is said by number and place: a refusal must not
 * tell anybody what lies in the deck.
 */
export function parseDeck(
  deck: readonly string[],
  { book }: Pick<SiKiPiGame, 'book'>,
): Result<readonly Card[], Refusal> {
  const invalid = (message: string) =>
    refuse('cards-invalid', message, ruleOf(book, 'deck'), { field: 'deck' });
  if (deck.length !== DECK.length) {
    return invalid(`The deck has ${deck.length} cards; it needs ${DECK.length}.`);
  }
  const cards: Card[] = [];
  const placed = new Set<string>();
  for (const [index, text] of deck.entries()) {
    const card = parseCard(text);
    if (!card) return invalid(`Card ${index + 1} of the deck is no card.`);
    if (placed.has(card)) return invalid(`Card ${index + 1} of the deck is there a second time.`);
    placed.add(card);
    cards.push(card);
  }
  return ok(cards);
}
