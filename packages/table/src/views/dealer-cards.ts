import type { Because } from '@baize/game';
import { cardsText, houseWay, parseHand } from '@baize/si-ki-pi';
import type { CardRound } from '../cards/card-round.ts';
import type { TableState } from '../state.ts';
import {
  type BoxTile,
  boxTiles,
  dealerHand,
  faceUp,
  handOf,
  type VisibleHand,
} from './box-tile.ts';

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

export function dealerCards(state: TableState): DealerCards | null {
  if (state.rules?.game.mechanic !== 'si-ki-pi') return null;
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
  if (!cards || cards.dealerSetting || rules?.game.mechanic !== 'si-ki-pi') return null;
  if (!cards.hands.every((hand) => hand.setting !== null || hand.isWithdrawn)) return null;
  const hand = parseHand(cards.dealer);
  if (!hand.ok) return null;
  const { low, high, because } = houseWay(hand.value, rules.game);
  return { cards: cards.dealer, low: cardsText(low), high: cardsText(high), because };
}
