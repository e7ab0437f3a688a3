import type { Because } from '@baize/game';
import { cardsText, houseWay } from '@baize/si-ki-pi';
import type { TableState } from '../../state.ts';
import {
  type BoxTile,
  boxTiles,
  dealerHand,
  faceUp,
  handOf,
  type VisibleHand,
} from './box-tile.ts';
import { cardGameAt } from './card-game.ts';
import type { CardRound } from './card-round.ts';
import { handIn } from './hand-text.ts';

/** A box as the dealer sees it: who decides there, and the cards once they are to be compared. */
export interface DealerBox extends BoxTile {
  readonly terminal: string | null;
  readonly hasLooked: boolean;
}

/** The dealer's own cards with the setting the House Way demands. */
export interface HouseWayShown {
  readonly cards: string;
  readonly low: string;
  readonly high: string;
  readonly because: Because;
}

export interface DealerCards {
  readonly dealer: VisibleHand;
  /** Shown when every box is put down and it is the dealer's turn to set. */
  readonly houseWay: HouseWayShown | null;
  readonly boxes: readonly DealerBox[];
}

export function dealerCards(state: TableState): DealerCards {
  const cards = state.round?.cards ?? null;
  const areTurned = cards !== null && cards.dealerSetting !== null;
  const boxes = boxTiles(state).map((tile): DealerBox => {
    const hand = handOf(cards, tile.box);
    return {
      ...tile,
      ...(hand && areTurned ? faceUp(hand) : {}),
      terminal: state.boxes.get(tile.box) ?? null,
      hasLooked: hand?.isSeen ?? false,
    };
  });
  return { dealer: dealerHand(cards), houseWay: houseWayShown(cards, state), boxes };
}

function houseWayShown(cards: CardRound | null, { rules }: TableState): HouseWayShown | null {
  if (!cards || !rules || cards.dealerSetting) return null;
  if (!cards.hands.every((hand) => hand.setting !== null || hand.isWithdrawn)) return null;
  const { low, high, because } = houseWay(handIn(cards.dealer), cardGameAt(rules));
  return { cards: cards.dealer, low: cardsText(low), high: cardsText(high), because };
}
