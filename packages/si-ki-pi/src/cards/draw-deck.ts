import { type Drawing, drawOrder } from '@baize/game';
import { type Card, DECK } from './card.ts';

/** The order of the 52 cards by chance, top card first. */
export const DECK_DRAWING: Drawing<readonly Card[]> = {
  purpose: 'baize/deck-52/1',
  draw: (below) => drawOrder(DECK, below),
};
