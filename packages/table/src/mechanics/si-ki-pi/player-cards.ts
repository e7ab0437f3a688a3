import { type Money, NOTHING } from '@baize/exact';
import { terminalOf } from '../../session/find-seated.ts';
import type { TableState } from '../../state.ts';
import { areaOf, BOX_BETS, type BoxBet } from './box-bet.ts';
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
import { deciderOf } from './decider.ts';

/** A box as one player sees it: the cards they decide for once looked at, own stakes only. */
export interface PlayerBox extends BoxTile {
  /** Whether this player sits there. */
  readonly isMine: boolean;
  readonly stakes: readonly { readonly bet: BoxBet; readonly stake: Money }[];
  /** Whether the bets on this hand may be taken back after an exposure. */
  readonly mayWithdraw: boolean;
}

export interface PlayerCards {
  readonly dealer: VisibleHand;
  readonly boxes: readonly PlayerBox[];
}

export function playerCards(state: TableState, terminal: string): PlayerCards {
  const cards = state.round?.cards ?? null;
  const boxes = boxTiles(state).map((tile): PlayerBox => {
    const isMine = state.boxes.get(tile.box) === terminal;
    const hand = handOf(cards, tile.box);
    return {
      ...tile,
      ...(hand?.isSeen && decidesFor(tile.box, terminal, state) ? faceUp(hand) : {}),
      isMine,
      stakes: stakesIn(tile.box, terminal, state),
      mayWithdraw: mayWithdraw(cards, tile.box, terminal),
    };
  });
  return { dealer: dealerHand(cards), boxes };
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
    const holding = terminal?.holdings[state.rules?.areaIndex.get(area) ?? -1];
    const frozen = closed?.stakes.find((each) => each.bet === area);
    const stake = frozen?.stake ?? holding?.stake ?? NOTHING;
    return stake > 0 ? [{ bet, stake }] : [];
  });
}
