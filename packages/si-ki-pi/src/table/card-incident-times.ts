import type { Phase } from '@baize/game';
import type { IncidentTime } from '@baize/table/kit';

const WITH_CARDS: readonly Phase[] = ['dealt', 'dealer-set'];
/** An exposure may be noticed after hands have been compared, as long as the round goes on. */
const UNTIL_THE_END: readonly Phase[] = [...WITH_CARDS, 'resulted'];

/** When something can go wrong with cards, where a book says nothing narrower. */
export const CARD_INCIDENTS: Readonly<Record<string, IncidentTime>> = {
  // A round begins with the call for bets, and the deck lies on the table from then on.
  'foreign-card': 'in-round',
  'foreign-card-after-settlement': ['idle'],
  'dealer-cards-exposed-unseen': UNTIL_THE_END,
  'dealer-cards-exposed-seen': UNTIL_THE_END,
  'player-cards-exposed-unseen': UNTIL_THE_END,
  'player-cards-exposed-seen': UNTIL_THE_END,
  'single-card-exposed': UNTIL_THE_END,
  'player-exposes-own-cards': WITH_CARDS,
  'misdeal-unseen': WITH_CARDS,
  'misdeal-seen': UNTIL_THE_END,
  'dealer-hand-misset': ['dealer-set'],
};
