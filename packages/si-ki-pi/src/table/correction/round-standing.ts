import { assert } from '@baize/exact';
import type { ClosedStakes, EventOf, Recorded, SettledTerminal } from '@baize/table/kit';
import { withoutBets, withoutReturned } from '@baize/table/kit';
import { withoutReturnedBets } from '../boxes/box-stakes.ts';
import { joinSettled } from '../boxes/settle-boxes.ts';
import type { CardRound, LaidCards } from '../card-round.ts';
import { arrangementIn, handIn, readLaid } from '../hands/written-cards.ts';
import { type TurnedRound, withLaid } from './correct-cards.ts';

/** The cards of a round as far as they are settled by. */
export type Hands = Pick<CardRound, 'dealer' | 'hands'>;

/** A round of cards as its record tells it, fact by fact. */
export interface Standing {
  readonly round: string;
  readonly closed: readonly ClosedStakes[];
  /** Null until they are dealt. */
  readonly cards: Hands | null;
  /** How far the round has been settled, and what that came to. */
  readonly progress: TurnedRound['progress'];
  readonly settled: readonly SettledTerminal[];
}

export const FRESH: Standing = {
  round: '',
  closed: [],
  cards: null,
  progress: 'turned',
  settled: [],
};

export function beforeCards(standing: Standing, event: Recorded['event']): Standing {
  if (event.type === 'BetsClosed') return { ...standing, round: event.round, closed: event.stakes };
  return event.type === 'AmountDecided' ? withoutReturned(standing, event) : standing;
}

export function recomputeDealt({ dealer, boxes }: EventOf<'CardsDealt'>): Hands {
  const fresh = { isSeen: false, setting: null, isWithdrawn: false };
  return {
    dealer: handIn(dealer),
    hands: boxes.map(({ box, cards }) => ({ box, cards: handIn(cards), ...fresh })),
  };
}

/** Nothing is put down, turned or settled before there are cards. */
export function dealtIn({ cards }: Pick<Standing, 'cards'>): Hands {
  assert(cards !== null, 'A record has cards dealt before anything is done with them.');
  return cards;
}

export function withSetting(cards: Hands, event: EventOf<'HandArranged'>): Hands {
  const { box, way } = event;
  const hands = cards.hands.map((hand) =>
    hand.box === box ? { ...hand, setting: arrangementIn(event, hand.cards), way } : hand,
  );
  return { ...cards, hands };
}

export function settledBy(
  standing: Standing,
  { type, settled }: EventOf<'InitialBetsSettled'> | EventOf<'BonusBetsSettled'>,
): Standing {
  if (type === 'InitialBetsSettled') return { ...standing, progress: 'initial', settled };
  const both = joinSettled(standing.closed, [...standing.settled, ...settled]);
  return { ...standing, progress: 'over', settled: both };
}

export function applyCorrection(
  standing: Standing,
  { is, settled }: EventOf<'CardsCorrected'>,
): Standing {
  return { ...standing, cards: wholeCards(standing, readLaid(is)), settled };
}

export function betsReturned(standing: Standing, { returned }: EventOf<'BetsReturned'>): Standing {
  const { cards } = standing;
  const closed = withoutBets(standing.closed, returned);
  return cards ? withoutReturnedBets({ ...standing, cards }, closed) : { ...standing, closed };
}

export function wholeCards(standing: Standing, laid: LaidCards): CardRound {
  const fresh = { dealerSetting: null, withdrawalOffered: [], initialSettled: null };
  return withLaid({ ...dealtIn(standing), ...fresh }, laid);
}

export function withdrawHand(
  { closed, ...standing }: Standing,
  { box, isHandOut, returned }: EventOf<'WithdrawalAnswered'>,
): Standing {
  const cards = dealtIn(standing);
  const hands = cards.hands.map((hand) =>
    hand.box === box && isHandOut ? { ...hand, isWithdrawn: true } : hand,
  );
  return { ...standing, closed: withoutBets(closed, returned), cards: { ...cards, hands } };
}
