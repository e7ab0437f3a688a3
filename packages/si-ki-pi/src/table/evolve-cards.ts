import { NOTHING, plus } from '@baize/exact';
import type { EventOf, Recorded, SettledTerminal, TableState } from '@baize/table/kit';
import { applyResultCorrected, changeRound as inRound, paySettled } from '@baize/table/kit';
import type { CardEvent } from './card-event.ts';
import type { CardPlay } from './card-play.ts';
import type { BoxHand, CardRound } from './card-round.ts';
import { applyWithdrawalAnswered } from './evolve-withdrawal.ts';

export function evolveCards(state: TableState, event: CardEvent, { at }: Recorded): TableState {
  switch (event.type) {
    case 'BoxTaken':
      return { ...state, boxes: new Map(state.boxes).set(event.box, event.terminal) };
    case 'BoxLeft':
      return withoutSeat(state, event.terminal);
    case 'CardsDealt':
      return inRound(withPlay(state, { cards: freshCards(event, at) }), { phase: 'dealt' });
    case 'CardsSeen':
      return withHand(state, event.box, { isSeen: true });
    case 'HandArranged': {
      const { box, low, high, way } = event;
      return withHand(state, box, { setting: { low, high }, way });
    }
    case 'DealerHandSet': {
      const { low, high } = event;
      const set = withCards(state, () => ({ dealerSetting: { low, high } }));
      return inRound(set, { phase: 'dealer-set' });
    }
    case 'InitialBetsSettled': {
      const settled = withCards(state, () => ({ initialSettled: event.settled }));
      return paySettled(inRound(settled, { phase: 'resulted' }), event.settled);
    }
    case 'InitialBetsReversed':
      return applyResultCorrected(
        withCards(state, () => ({ initialSettled: null })),
        event,
      );
    case 'BonusBetsSettled':
      return applyBonusBetsSettled(state, event);
    case 'WithdrawalOffered':
      return withCards(state, (cards) => ({ withdrawalOffered: offers(cards, event) }));
    case 'WithdrawalAnswered':
      return applyWithdrawalAnswered(state, event);
    case 'CardsTakenBack':
      return inRound(withPlay(state, { cards: null }), { phase: 'closed' });
    case 'PlayerWalkedAway': {
      const left = withoutSeat(state, event.terminal);
      const { round } = left;
      if (!round) return left;
      const away = [...round.play.boxes.away, event.terminal];
      return withPlay(left, { boxes: { ...round.play.boxes, away } });
    }
  }
}

function freshCards({ dealer, boxes, arrangeBy }: EventOf<'CardsDealt'>, at: number): CardRound {
  return {
    dealer,
    dealerSetting: null,
    hands: boxes.map(({ box, cards }) => ({
      box,
      cards,
      isSeen: false,
      setting: null,
      isWithdrawn: false,
    })),
    withdrawalOffered: [],
    ...(arrangeBy === undefined ? {} : { arrangeBy, dealtAt: at }),
    initialSettled: null,
  };
}

function withoutSeat(state: TableState, terminal: string): TableState {
  const boxes = new Map([...state.boxes].filter(([, holder]) => holder !== terminal));
  return { ...state, boxes };
}

function withCards(
  state: TableState,
  change: (cards: CardRound) => Partial<CardRound>,
): TableState {
  const cards = state.round?.play.cards;
  return cards ? withPlay(state, { cards: { ...cards, ...change(cards) } }) : state;
}

/** The round with another part of its play. */
function withPlay(state: TableState, change: Partial<CardPlay>): TableState {
  const { round } = state;
  return round ? inRound(state, { play: { ...round.play, ...change } }) : state;
}

function withHand(state: TableState, box: number, change: Partial<BoxHand>): TableState {
  return withCards(state, ({ hands }) => ({
    hands: hands.map((hand) => (hand.box === box ? { ...hand, ...change } : hand)),
  }));
}

/** A second exposure of the same hand offers nothing twice. */
function offers({ withdrawalOffered }: CardRound, event: EventOf<'WithdrawalOffered'>) {
  const { box, terminals } = event;
  const others = withdrawalOffered.filter((each) => each.box !== box);
  return [...others, ...terminals.map((terminal) => ({ box, terminal }))];
}

function applyBonusBetsSettled(state: TableState, event: EventOf<'BonusBetsSettled'>): TableState {
  const { round } = state;
  const parts = [...(round?.play.cards?.initialSettled ?? []), ...event.settled];
  const settled = (round?.closed ?? []).map(({ terminal }): SettledTerminal => {
    const own = parts.filter((each) => each.terminal === terminal);
    return {
      terminal,
      lines: own.flatMap((each) => each.lines),
      staked: own.reduce((sum, each) => plus(sum, each.staked), NOTHING),
      returned: own.reduce((sum, each) => plus(sum, each.returned), NOTHING),
    };
  });
  return paySettled(inRound(state, { settled }), event.settled);
}
