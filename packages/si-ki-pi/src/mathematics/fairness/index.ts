import type { Fairness } from '@baize/math/fairness';
import type { Card } from '../../cards/card.ts';
import { DECK_DRAWING } from '../../cards/draw-deck.ts';
import { CARD_KIND } from './card-kind.ts';
import { DEALS_IN_JOURNAL } from './deals-in-journal.ts';
import { deckBattery } from './deck-battery.ts';

export { CARD_KIND } from './card-kind.ts';
export { cardReport } from './card-record.ts';
export { DECK_SIZE, type Deal, placeOf } from './deck.ts';
export { deckBattery } from './deck-battery.ts';

/** What can be tested of cards: records of deals, those of a table, and the virtual shuffler. */
export const cardFairness: Fairness<readonly Card[]> = {
  id: 'si-ki-pi',
  record: CARD_KIND,
  journal: DEALS_IN_JOURNAL,
  // A deck takes twelve times as long as a roll.
  generator: { many: 'decks', drawing: DECK_DRAWING, oneIn: 10, battery: deckBattery },
};
