// Whoever plays at these tables knows what their mechanics add to the words of a table.
export type { CardPlay, DicePlay } from '@baize/house';
export {
  ANN,
  at,
  BEN,
  CAT,
  configOf,
  dealer,
  device,
  openTable,
  pitManager,
  shiftManager,
  staff,
  supervisor,
} from '../history/testing/floor.ts';
export { type Journal, openJournal } from '../history/testing/journal.ts';
export { cardState, DEALT } from '../views/testing/tables.ts';
export {
  type Bets,
  betting,
  cardTable,
  creditOf,
  dealerSets,
  dealHands,
  deckOf,
  only,
  playOut,
  SI_KI_PI,
} from './card-table.ts';
export {
  CARD_PHASES,
  DEALER,
  fullTable,
  fullTableIn,
  HAND,
  OTHER_HAND,
  report,
} from './full-card-table.ts';
