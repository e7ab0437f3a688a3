import { err, ok, type Result } from '@baize/exact';
import { type Card, type CardsError, type Hand, parseCards, parseHand } from '@baize/si-ki-pi';
import { showValue } from '../json-lines/show-value.ts';
import type { TypedRefusal } from '../typed-refusal.ts';

export interface AdviceRequest {
  readonly hand: Hand;
  readonly dead: readonly Card[];
}

/** The player's four cards, as one text or one by one, and the cards known to be out of play. */
export function adviceRequest(
  words: readonly string[],
  deadTexts: readonly string[],
): Result<AdviceRequest, TypedRefusal> {
  const hand = parseHand(words.join(' '));
  if (!hand.ok) return err(cardsRefusal(hand.error, 'cards'));
  const text = deadTexts.join(' ');
  // However many there are, so that only their spelling and repetition can be wrong here.
  const dead = parseCards(text, text.split(/\s+/).filter((word) => word !== '').length);
  if (!dead.ok) return err(cardsRefusal(dead.error, 'dead'));
  return ok({ hand: hand.value, dead: dead.value });
}

function cardsRefusal(error: CardsError, field: 'cards' | 'dead'): TypedRefusal {
  const { code, message } = error;
  switch (code) {
    case 'wrong-number-of-cards':
      return { code, message, details: { field, wanted: error.wanted, found: error.found } };
    case 'unknown-card': {
      // The word may be as long as a command line can be.
      const sentence = error.card.length > 40 ? `${showValue(error.card)} is no card.` : message;
      return { code, message: sentence, details: { field } };
    }
    case 'duplicate-card':
      return { code, message, details: { field, card: error.card } };
  }
}
