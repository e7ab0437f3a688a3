import { minus, NOTHING, total } from '@baize/exact';
import { meter } from '@baize/ledger';
import {
  applyResultCorrected,
  type ClosedStakes,
  type EventOf,
  changeRound as inRound,
  type OwnEvent,
  paySettled,
  type Recorded,
  type Round,
  type TableState,
  withConcluded,
  withMeters,
} from '@baize/table/kit';
import { joinSettled } from './boxes/settle-boxes.ts';
import type { CardEvent } from './card-event.ts';
import type { CardPlay } from './card-play.ts';
import type { BoxHand, CardRound } from './card-round.ts';
import { cardMoneyWords, cardWords } from './card-words.ts';
import { withLaid } from './correction/correct-cards.ts';
import { arrangementIn, handIn, readLaid } from './hands/written-cards.ts';

const CARDS = { evolve: evolveCards, tell: cardWords };
const MONEY = { evolve: evolveCards, tell: cardMoneyWords };

/**
 * Everything there is to know about the events of Si Ki Pi. Cards lying face down are told to nobody, nor is the
 * seed of a shuffled deck, from which every card could be computed while hands are still being arranged.
 */
export const CARD_EVENTS: Readonly<Record<CardEvent['type'], OwnEvent>> = {
  BoxTaken: { ...CARDS, means: 'A terminal sat down at a box.', shows: null },
  BoxLeft: { ...CARDS, means: 'A terminal got up from its box.', shows: null },
  CardsDealt: {
    ...CARDS,
    means: 'Four cards lie at every box with a bet, and before the dealer.',
    shows: [],
    isCovered: true,
  },
  CardsSeen: { ...CARDS, means: 'A player has looked at the cards of a box.', shows: null },
  HandArranged: { ...CARDS, means: 'The cards of a box were put down for good.', shows: null },
  DealerHandSet: {
    ...CARDS,
    means: "The dealer's cards lie by the House Way.",
    shows: ['low', 'high'],
  },
  InitialBetsSettled: {
    ...MONEY,
    means: 'Hands were compared and initial bets settled.',
    shows: ['round', 'results'],
  },
  InitialBetsReversed: {
    ...MONEY,
    means: 'The round became void after its initial bets were settled: that was undone.',
    shows: ['round'],
  },
  BonusBetsSettled: { ...MONEY, means: 'Bonus bets were settled.', shows: ['round'] },
  WithdrawalOffered: {
    ...CARDS,
    means: 'The bets on an exposed hand may be taken back.',
    shows: null,
  },
  WithdrawalAnswered: {
    ...MONEY,
    means: 'The player withdrew, or let the bets stand.',
    shows: null,
  },
  CardsCorrected: {
    ...MONEY,
    means: 'Other cards had been entered than lay there: the round was settled again.',
    shows: ['round'],
  },
  CardsTakenBack: {
    ...CARDS,
    means: 'A misdeal nobody had seen: the cards are dealt again.',
    shows: [],
  },
  PlayerWalkedAway: { ...CARDS, means: 'The player of a box has left.', shows: null },
};

function evolveCards(state: TableState, event: CardEvent, { at }: Recorded): TableState {
  switch (event.type) {
    case 'BoxTaken':
      return { ...state, boxes: new Map(state.boxes).set(event.box, event.terminal) };
    case 'BoxLeft':
      return withoutSeat(state, event.terminal);
    case 'CardsDealt':
      return inRound(withPlay(state, { cards: freshCards(event, at) }), { phase: 'dealt' });
    case 'CardsSeen':
      return withHand(state, event.box, () => ({ isSeen: true }));
    case 'HandArranged': {
      const { box, way } = event;
      return withHand(state, box, ({ cards }) => ({ setting: arrangementIn(event, cards), way }));
    }
    case 'DealerHandSet': {
      const set = withCards(state, ({ dealer }) => ({
        dealerSetting: arrangementIn(event, dealer),
      }));
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
    case 'CardsCorrected':
      return applyCardsCorrected(state, event);
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
    dealer: handIn(dealer),
    dealerSetting: null,
    hands: boxes.map(({ box, cards }) => ({
      box,
      cards: handIn(cards),
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

function withHand(
  state: TableState,
  box: number,
  change: (hand: BoxHand) => Partial<BoxHand>,
): TableState {
  return withCards(state, ({ hands }) => ({
    hands: hands.map((hand) => (hand.box === box ? { ...hand, ...change(hand) } : hand)),
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
  const settled = joinSettled(round?.closed ?? [], parts);
  return paySettled(inRound(state, { settled }), event.settled);
}

/** The cards as they lay, in the round in progress or in one that is over, and what was settled by them. */
function applyCardsCorrected(state: TableState, event: EventOf<'CardsCorrected'>): TableState {
  const { round: id, settled } = event;
  const { round } = state;
  if (round?.id === id && round.play.cards) {
    const wasSettled = round.play.cards.initialSettled !== null;
    const cards = asLaid(round.play.cards, event, wasSettled ? settled : null);
    const play = { ...round.play, cards };
    return applyResultCorrected(inRound(state, { play, isCorrected: true }), event);
  }
  const corrected = withConcluded(state, id, (held) => {
    const cards = held.play.cards && asLaid(held.play.cards, event, held.play.cards.initialSettled);
    return { ...held, status: 'corrected', settled, play: { ...held.play, cards } };
  });
  return applyResultCorrected(corrected, event);
}

function asLaid(
  cards: CardRound,
  { is, dealerSetting }: EventOf<'CardsCorrected'>,
  initialSettled: CardRound['initialSettled'],
): CardRound {
  const laid = withLaid(cards, readLaid(is));
  return { ...laid, dealerSetting: arrangementIn(dealerSetting, laid.dealer), initialSettled };
}

type Answered = EventOf<'WithdrawalAnswered'>;

/** Bets that were withdrawn are in the round no more; nobody can lose or win by them. */
function applyWithdrawalAnswered(state: TableState, event: Answered): TableState {
  const { round } = state;
  if (!round?.play.cards) return state;
  let next = inRound(state, {
    closed: (round.closed ?? []).flatMap((each) => stakesRemaining(each, event)),
    totals: totalsAfter(state, round, event),
    play: { ...round.play, cards: cardsAfter(round.play.cards, event) },
  });
  for (const { terminal, amount } of event.returned) {
    next = withMeters(next, terminal, (meters) => meter(meters, { stakesReturned: amount }));
  }
  return next;
}

function stakesRemaining(closed: ClosedStakes, { returned }: Answered): readonly ClosedStakes[] {
  const bets = returned.find((each) => each.terminal === closed.terminal)?.bets ?? [];
  const stakes = closed.stakes.filter((each) => !bets.includes(each.bet));
  if (stakes.length === 0) return [];
  return [{ ...closed, stakes, total: total(stakes.map((each) => each.stake)) }];
}

function totalsAfter({ rules }: TableState, round: Round, { returned }: Answered) {
  const totals = round.totals.slice();
  for (const { terminal, bets } of returned) {
    const stakes = round.closed?.find((each) => each.terminal === terminal)?.stakes ?? [];
    for (const { bet, stake } of stakes.filter((each) => bets.includes(each.bet))) {
      const area = rules?.areaIndex.get(bet);
      if (area !== undefined) totals[area] = minus(totals[area] ?? NOTHING, stake);
    }
  }
  return totals;
}

function cardsAfter(cards: CardRound, { box, terminal, isHandOut }: Answered): CardRound {
  return {
    ...cards,
    hands: cards.hands.map((hand) =>
      hand.box === box && isHandOut ? { ...hand, isWithdrawn: true } : hand,
    ),
    withdrawalOffered: cards.withdrawalOffered.filter(
      (offer) => offer.box !== box || (!isHandOut && offer.terminal !== terminal),
    ),
  };
}
