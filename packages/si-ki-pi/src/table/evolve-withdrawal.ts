import { minus, NOTHING, total } from '@baize/exact';
import { meter } from '@baize/ledger';
import type { ClosedStakes, EventOf, Round, TableState } from '@baize/table/kit';
import { changeRound as inRound, withMeters } from '@baize/table/kit';
import type { CardRound } from './card-round.ts';

type Answered = EventOf<'WithdrawalAnswered'>;

/** Bets that were withdrawn are in the round no more; nobody can lose or win by them. */
export function applyWithdrawalAnswered(state: TableState, event: Answered): TableState {
  const { round } = state;
  if (!round?.play.cards) return state;
  let next = inRound(state, {
    closed: (round.closed ?? []).flatMap((each) => remaining(each, event)),
    totals: totalsAfter(state, round, event),
    play: { ...round.play, cards: cardsAfter(round.play.cards, event) },
  });
  for (const { terminal, amount } of event.returned) {
    next = withMeters(next, terminal, (meters) => meter(meters, { stakesReturned: amount }));
  }
  return next;
}

function remaining(closed: ClosedStakes, { returned }: Answered): readonly ClosedStakes[] {
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
