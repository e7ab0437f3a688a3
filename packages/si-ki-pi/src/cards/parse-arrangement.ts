import { err, ok, type Result } from '@baize/exact';
import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { type Arrangement, labelHalves } from './arrangement.ts';
import type { Card } from './card.ts';
import { cardsText, type Hand, type TwoCards, twoCardsOf } from './hand.ts';
import { type CardsError, parseCards } from './parse-hand.ts';

export type ArrangementError =
  | CardsError
  | { readonly code: 'not-own-cards'; readonly message: string; readonly cards: readonly Card[] };

/**
 * A player's own arrangement of a hand. Calling the better two cards Low is no problem: the names follow
 * the ranking.
 */
export function parseArrangement(
  text: { readonly low: string; readonly high: string },
  hand: Hand,
  readings: Pick<Readings, 'H1'> = DEFAULT_READINGS,
): Result<Arrangement, ArrangementError> {
  const called = parseHalves(text, hand);
  return called.ok ? ok(labelHalves(called.value.high, called.value.low, readings)) : called;
}

/** The same as the player calls it, whichever two rank higher. */
export function parseHalves(
  text: { readonly low: string; readonly high: string },
  hand: Hand,
): Result<Arrangement, ArrangementError> {
  const low = parseTwoCards(text.low);
  if (!low.ok) return low;
  const high = parseTwoCards(text.high);
  if (!high.ok) return high;
  const repeated = low.value.find((card) => high.value.includes(card));
  if (repeated !== undefined) {
    return err({
      code: 'duplicate-card',
      message: `${repeated} is in the Low Hand and in the High Hand.`,
      card: repeated,
    });
  }
  const foreign = [...low.value, ...high.value].filter((card) => !hand.includes(card));
  if (foreign.length > 0) {
    return err({
      code: 'not-own-cards',
      message: `${cardsText(foreign)} cannot be arranged: the box holds ${cardsText(hand)}.`,
      cards: foreign,
    });
  }
  return ok({ low: low.value, high: high.value });
}

function parseTwoCards(text: string): Result<TwoCards, CardsError> {
  const cards = parseCards(text, 2);
  if (!cards.ok) return cards;
  const [first, second] = cards.value as TwoCards;
  return ok(twoCardsOf(first, second));
}
