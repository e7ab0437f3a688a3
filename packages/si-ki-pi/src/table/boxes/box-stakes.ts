import type { Money } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { ClosedStakes, ReturnedBet, ReturnedBets, RoundPlay } from '@baize/table/kit';
import { linesLeft } from '@baize/table/kit';
import type { OwnedStake } from '../../withdrawal.ts';
import { cardGameAt } from '../card-game.ts';
import type { CardRound } from '../card-round.ts';
import { type BoxBet, parseArea } from './box-bet.ts';

/** A stake in a box as it stood at the close, and whose it is. */
export interface BoxStakeHeld extends OwnedStake {
  readonly box: number;
  readonly bet: BoxBet;
  readonly stake: Money;
  /** As the layout names it: `3/initial`. */
  readonly area: string;
}

/** Everything that lies in the boxes, by player in the order of the close. */
export function stakesHeld(closed: readonly ClosedStakes[]): readonly BoxStakeHeld[] {
  return closed.flatMap(({ terminal, stakes }) =>
    stakes.flatMap(({ bet: area, stake }) => {
      const parsed = parseArea(area);
      return parsed ? [{ ...parsed, area, stake, player: terminal }] : [];
    }),
  );
}

export function stakesIn(
  box: number,
  closed: readonly ClosedStakes[] | null,
): readonly BoxStakeHeld[] {
  return stakesHeld(closed ?? []).filter((each) => each.box === box);
}

/** The boxes that cards are dealt to, in any order: those with an initial bet. */
export function boxesWithInitial(closed: readonly ClosedStakes[]): readonly number[] {
  const initials = stakesHeld(closed).filter((each) => each.bet === 'initial');
  return [...new Set(initials.map((each) => each.box))];
}

/** Bonus bets need an initial bet in their box: with the last one of it they all go back (H11). */
export function returnedWithBet({ round, rules, terminal, bet }: ReturnedBet): ReturnedBets | null {
  const area = parseArea(bet);
  if (area?.bet !== 'initial') return null;
  const held = stakesIn(area.box, round.closed);
  const isLast = !held.some((each) => each.bet === 'initial' && each.player !== terminal);
  if (!isLast || held.length === 1) return null;
  const bets = [...new Set(held.map(({ player }) => player))].map((player) => ({
    terminal: player,
    bets: held.filter((each) => each.player === player).map((each) => each.area),
  }));
  return { bets, because: ruleOf(cardGameAt(rules).book, 'bonus-needs-initial') };
}

/** A round once bets of it have gone back by decision: a hand without an initial bet is out of it. */
export function withoutReturnedBets<Standing extends { readonly cards: Hands }>(
  standing: Standing,
  closed: readonly ClosedStakes[],
): Standing & { readonly closed: readonly ClosedStakes[] } {
  const boxes = boxesWithInitial(closed);
  const hands = standing.cards.hands.map((hand) =>
    boxes.includes(hand.box) || hand.isWithdrawn ? hand : { ...hand, isWithdrawn: true },
  );
  return { ...standing, closed, cards: { ...standing.cards, hands } };
}

type Hands = Pick<CardRound, 'hands'>;

/** What a round remembers then; nobody is asked any more whether to take back what has gone back. */
export function playLeft(play: RoundPlay, closed: readonly ClosedStakes[]): RoundPlay {
  if (!play.cards) return play;
  const { cards } = withoutReturnedBets({ cards: play.cards }, closed);
  const withdrawalOffered = cards.withdrawalOffered.filter(({ box, terminal }) =>
    stakesIn(box, closed).some(({ player }) => player === terminal),
  );
  const { initialSettled } = cards;
  const left = initialSettled && linesLeft(initialSettled, closed);
  return { ...play, cards: { ...cards, withdrawalOffered, initialSettled: left } };
}
