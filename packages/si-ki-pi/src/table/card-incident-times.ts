import type { Phase } from '@baize/game';
import type { IncidentTime } from '@baize/table/kit';

const WITH_CARDS: readonly Phase[] = ['dealt', 'dealer-set'];

/** When something can go wrong with cards, where a book says nothing narrower. */
export const CARD_INCIDENTS: Readonly<Record<string, IncidentTime>> = {
  // A round begins with the call for bets, and the deck lies on the table from then on.
  'foreign-card': 'in-round',
  'foreign-card-after-settlement': ['idle'],
  'dealer-cards-exposed-unseen': ['dealt'],
  'dealer-cards-exposed-seen': WITH_CARDS,
  'player-cards-exposed-unseen': ['dealt'],
  'player-cards-exposed-seen': WITH_CARDS,
  'single-card-exposed': WITH_CARDS,
  'player-exposes-own-cards': WITH_CARDS,
  'misdeal-unseen': WITH_CARDS,
  'misdeal-seen': [...WITH_CARDS, 'resulted'],
  'dealer-hand-misset': ['dealer-set'],
};
