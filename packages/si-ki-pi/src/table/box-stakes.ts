import type { Money } from '@baize/exact';
import type { ClosedStakes } from '@baize/table/kit';
import type { OwnedStake } from '../withdrawal.ts';
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
