// Whoever plays at these tables knows what their mechanics add to the words of a table.
export type { CardPlay, DicePlay } from '@baize/house';
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
} from './floor.ts';
export {
  CARD_PHASES,
  DEALER,
  fullTable,
  fullTableIn,
  HAND,
  OTHER_HAND,
  report,
} from './full-card-table.ts';
export { type Journal, openJournal } from './journal.ts';
export { bet, endShakerRound, result } from './rounds/dice-rounds.ts';
export { type PlayedActs, playActs } from './simulator/play-acts.ts';
export { cardState, DEALT } from './tables.ts';
