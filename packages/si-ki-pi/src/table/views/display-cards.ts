import type { TableState } from '@baize/table/kit';
import { type BoxTile, boxTiles } from './box-tile.ts';
import { type PastHands, pastHands } from './compared-hands.ts';
import { type ArrangingTime, arrangingTime } from './player-cards.ts';
import { dealerHand, type VisibleHand } from './visible-hand.ts';

/** What hangs over a card table for everybody to see. */
export interface DisplayCards {
  readonly dealer: VisibleHand;
  readonly boxes: readonly BoxTile[];
  readonly arranging: ArrangingTime | null;
  readonly past: readonly PastHands[];
}

export function displayCards(state: TableState): DisplayCards {
  const cards = state.round?.play.cards ?? null;
  return {
    dealer: dealerHand(cards),
    boxes: boxTiles(state),
    arranging: arrangingTime(cards),
    past: pastHands(state),
  };
}
