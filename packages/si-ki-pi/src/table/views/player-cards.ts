import { type Money, NOTHING, scale } from '@baize/exact';
import { type Because, oddsOf } from '@baize/game';
import type { SettledTerminal, TableState } from '@baize/table/kit';
import { holdingOn, terminalOf } from '@baize/table/kit';
import { bestBonusRow } from '../../bonus.ts';
import { arrangementsOf } from '../../cards/arrangement.ts';
import { ranksOf } from '../../cards/hand.ts';
import type { SiKiPiGame } from '../../game.ts';
import { houseWay } from '../../house-way/house-way-setting.ts';
import type { BonusHand } from '../../table.ts';
import { areaOf, BOX_BETS, type BoxBet } from '../boxes/box-bet.ts';
import { cardGameAt } from '../card-game.ts';
import type { BoxHand, CardRound } from '../card-round.ts';
import { deciderOf } from '../decider.ts';
import { settingText } from '../hands/written-cards.ts';
import { type BoxTile, boxTiles, handOf } from './box-tile.ts';
import { comparedWith, type PastHands, pastHands } from './compared-hands.ts';
import { dealerHand, faceUp, type HandValues, type VisibleHand, valuesOf } from './visible-hand.ts';

/** One of the three ways to part four cards. */
export interface WayShown {
  readonly low: string;
  readonly high: string;
  readonly values: HandValues;
  readonly isHouseWay: boolean;
}

/** What whoever decides for a box may know of its cards: a screen ships no rules. */
export interface OwnWays {
  readonly ways: readonly WayShown[];
  /** The clauses by which the House Way parts them so. */
  readonly because: Because;
  /** What the four cards make for a bonus bet, however they are arranged; null where they lose. */
  readonly bonus: { readonly hand: BonusHand; readonly pays: string; readonly wins: Money } | null;
}

/** A box as one player sees it: the cards they decide for once looked at, own stakes only. */
export interface PlayerBox extends BoxTile {
  /** Whether this player sits there. */
  readonly isMine: boolean;
  /** Whether this player arranges its cards; known once bets are closed. */
  readonly decides: boolean;
  readonly stakes: readonly { readonly bet: BoxBet; readonly stake: Money }[];
  /** Whether the bets on this hand may be taken back after an exposure. */
  readonly mayWithdraw: boolean;
  /** Null until the cards have been looked at, and for everybody else. */
  readonly own: OwnWays | null;
}

/** When arranging began and by when it ends, where it ends by itself. */
export interface ArrangingTime {
  readonly from: number;
  readonly until: number;
}

export interface PlayerCards {
  readonly dealer: VisibleHand;
  readonly boxes: readonly PlayerBox[];
  readonly arranging: ArrangingTime | null;
  readonly past: readonly PastHands[];
  /** What became of the own initial bets, while the bonus bets are still to be settled. */
  readonly initial: Omit<SettledTerminal, 'terminal'> | null;
}

export function playerCards(state: TableState, terminal: string): PlayerCards {
  const cards = state.round?.play.cards ?? null;
  const boxes = boxTiles(state).map((tile): PlayerBox => {
    const hand = handOf(cards, tile.box);
    const decides = hand !== undefined && decidesFor(tile.box, terminal, state);
    const stakes = stakesIn(tile.box, terminal, state);
    const seen = decides && hand.isSeen ? hand : null;
    return {
      ...tile,
      ...(seen ? faceUp(seen) : {}),
      ...(seen && cards?.dealerSetting
        ? { compared: comparedWith(seen, cards, state.rules) }
        : null),
      isMine: state.boxes.get(tile.box) === terminal,
      decides,
      stakes,
      mayWithdraw: mayWithdraw(cards, tile.box, terminal),
      own: seen && state.rules ? ownWays(seen, stakes, cardGameAt(state.rules)) : null,
    };
  });
  return {
    dealer: dealerHand(cards),
    boxes,
    arranging: arrangingTime(cards),
    past: pastHands(state),
    initial: initialOf(cards, terminal),
  };
}

function initialOf(cards: CardRound | null, terminal: string): PlayerCards['initial'] {
  const own = cards?.initialSettled?.find((each) => each.terminal === terminal);
  return own ? { lines: own.lines, staked: own.staked, returned: own.returned } : null;
}

/** Over once the dealer's hand is set. */
export function arrangingTime(cards: CardRound | null): ArrangingTime | null {
  if (!cards || cards.dealerSetting || cards.arrangeBy === undefined) return null;
  return { from: cards.dealtAt ?? cards.arrangeBy, until: cards.arrangeBy };
}

function ownWays({ cards }: BoxHand, stakes: PlayerBox['stakes'], game: SiKiPiGame): OwnWays {
  const byHouse = houseWay(cards, game);
  const { low, high } = settingText(byHouse);
  const ways = arrangementsOf(cards, game.readings).map((each): WayShown => {
    const setting = settingText(each);
    const isHouseWay = setting.low === low && setting.high === high;
    return { ...setting, values: valuesOf(each), isHouseWay };
  });
  const row = bestBonusRow(ranksOf(cards), game.book.table.bonus);
  const staked = stakes.find(({ bet }) => bet === 'bonus:player')?.stake ?? NOTHING;
  const bonus = row && {
    hand: row.hand,
    pays: row.pays,
    wins: scale(staked, oddsOf(row.pays)),
  };
  return { ways, because: byHouse.because, bonus };
}

/** Whoever decides for a box has looked at its cards; sitting there is not enough. */
function decidesFor(box: number, terminal: string, state: TableState): boolean {
  if (!state.rules) return false;
  const decision = deciderOf(box, state, cardGameAt(state.rules));
  return decision.by === 'player' && decision.player === terminal;
}

/** Whoever has bets on an exposed hand may take them back, seated there or not. */
function mayWithdraw(cards: CardRound | null, box: number, terminal: string): boolean {
  const offers = cards?.withdrawalOffered ?? [];
  return offers.some((each) => each.box === box && each.terminal === terminal);
}

function stakesIn(box: number, id: string, state: TableState): PlayerBox['stakes'] {
  const closed = state.round?.closed?.find((each) => each.terminal === id);
  const terminal = terminalOf(state, id);
  return BOX_BETS.flatMap((bet) => {
    const area = areaOf(box, bet);
    const index = state.rules?.areaIndex.get(area) ?? -1;
    const holding = terminal && holdingOn(terminal.holdings, index);
    const frozen = closed?.stakes.find((each) => each.bet === area);
    const stake = frozen?.stake ?? holding?.stake ?? NOTHING;
    return stake > 0 ? [{ bet, stake }] : [];
  });
}
