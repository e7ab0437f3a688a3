import type { Because } from '@baize/game';
import type { SettledTerminal, TableState } from '@baize/table/kit';
import { cardsText, type Hand } from '../../cards/hand.ts';
import { houseWay } from '../../house-way/house-way-setting.ts';
import { settleBoxes } from '../boxes/settle-boxes.ts';
import { cardGameAt } from '../card-game.ts';
import type { CardRound } from '../card-round.ts';
import { type CorrectionAsked, correctionsAsked } from '../correction/corrections-asked.ts';
import { settingText } from '../hands/written-cards.ts';
import { type BoxTile, boxTiles, handOf } from './box-tile.ts';
import { comparedWith, type PastHands, pastHands } from './compared-hands.ts';
import { type ArrangingTime, arrangingTime } from './player-cards.ts';
import { dealerHand, faceUp, type HandValues, type VisibleHand, valuesOf } from './visible-hand.ts';

/** Four cards with the setting the House Way demands, and the clauses that say so. */
export interface HouseWayShown {
  readonly cards: string;
  readonly low: string;
  readonly high: string;
  readonly values: HandValues;
  readonly because: Because;
}

/** A box as the dealer sees it: who decides there, and the cards once they are to be compared. */
export interface DealerBox extends BoxTile {
  readonly terminal: string | null;
  readonly hasLooked: boolean;
  /** Who may still take bets back from this exposed hand. */
  readonly offered: readonly string[];
  /** How the House Way would have it; known once the cards are turned. */
  readonly houseWay: HouseWayShown | null;
}

/** What is to be paid, collected and left, in the order it is done; nothing of it has moved yet. */
export interface CardsDue {
  readonly initial: readonly SettledTerminal[];
  readonly bonus: readonly SettledTerminal[];
}

export interface DealerCards {
  readonly dealer: VisibleHand;
  /** Shown when every box is put down and it is the dealer's turn to set. */
  readonly houseWay: HouseWayShown | null;
  readonly boxes: readonly DealerBox[];
  readonly arranging: ArrangingTime | null;
  /** Known once the dealer's hand is set. */
  readonly due: CardsDue | null;
  readonly past: readonly PastHands[];
  /** What waits for a second person: cards that are said to have lain otherwise. */
  readonly corrections: readonly CorrectionAsked[];
}

export function dealerCards(state: TableState): DealerCards {
  const cards = state.round?.play.cards ?? null;
  const turned = cards?.dealerSetting ? cards : null;
  const boxes = boxTiles(state).map((tile): DealerBox => {
    const hand = handOf(cards, tile.box);
    return {
      ...tile,
      ...(hand && turned
        ? { ...faceUp(hand), compared: comparedWith(hand, turned, state.rules) }
        : {}),
      terminal: state.boxes.get(tile.box) ?? null,
      hasLooked: hand?.isSeen ?? false,
      offered: (cards?.withdrawalOffered ?? [])
        .filter((offer) => offer.box === tile.box)
        .map((offer) => offer.terminal),
      houseWay: hand && turned ? byHouseWay(hand.cards, state) : null,
    };
  });
  return {
    dealer: dealerHand(cards),
    houseWay: cards && isDealersTurn(cards) ? byHouseWay(cards.dealer, state) : null,
    boxes,
    arranging: arrangingTime(cards),
    due: turned && cardsDue(turned, state),
    past: pastHands(state),
    corrections: correctionsAsked(state),
  };
}

function isDealersTurn({ dealerSetting, hands }: CardRound): boolean {
  if (dealerSetting) return false;
  return hands.every((hand) => hand.setting !== null || hand.isWithdrawn);
}

function byHouseWay(hand: Hand, { rules }: TableState): HouseWayShown | null {
  if (!rules) return null;
  const setting = houseWay(hand, cardGameAt(rules));
  const { because } = setting;
  return { cards: cardsText(hand), ...settingText(setting), values: valuesOf(setting), because };
}

function cardsDue(cards: CardRound, { rules, round }: TableState): CardsDue | null {
  if (!rules || !round) return null;
  const given = { round: { closed: round.closed, cards }, game: cardGameAt(rules) };
  return {
    initial: settleBoxes(given, ['initial']).settled,
    bonus: settleBoxes(given, ['bonus:player', 'bonus:dealer']).settled,
  };
}
