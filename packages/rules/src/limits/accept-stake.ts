import {
  err,
  type Money,
  minus,
  money,
  NOTHING,
  ok,
  plus,
  type Result,
  smaller,
} from '@baize/exact';
import type { Because } from '../citation.ts';
import { ruleOf } from '../rule-of.ts';
import type { DiceRulebook } from '../rulebook.ts';

/** Money a player wants to put on an area, and how full that area is already. */
export interface OfferedStake {
  readonly stake: Money;
  readonly unit: Money;
  /** What this player has on the area already. */
  readonly own: Money;
  /** What everybody has on it; equal to `own` where limits are per terminal. */
  readonly box: Money;
  readonly minimum: Money;
  readonly maximum: Money;
  /** Set for Big, Small, Odd and Even at a table with a Differential. */
  readonly opposed?: { readonly other: Money; readonly differential: Money };
}

/** A stake taken in full or in part; `because` says what turned the rest away. */
export type AcceptedStake =
  | { readonly accepted: Money; readonly rejected: 0 }
  | {
      readonly accepted: Money;
      readonly rejected: Money;
      readonly limit: 'maximum' | 'differential';
      readonly because: Because;
    };

export type StakeRefusal =
  | { readonly code: 'not-a-multiple-of-the-unit'; readonly unit: Money; readonly because: Because }
  | { readonly code: 'below-minimum'; readonly minimum: Money; readonly because: Because }
  | { readonly code: 'above-maximum'; readonly room: Money; readonly because: Because }
  | { readonly code: 'above-differential'; readonly room: Money; readonly because: Because };

/**
 * A stake is accepted up to the room left in the area and in the Differential, and the newest excess
 * is rejected; where too little room is left to reach the minimum, it is refused whole (L2).
 */
export function acceptStake(
  offer: OfferedStake,
  book: Pick<DiceRulebook, 'id' | 'rules'>,
): Result<AcceptedStake, StakeRefusal> {
  const { stake, unit, own, minimum } = offer;
  if (stake % unit !== 0) {
    return err({ code: 'not-a-multiple-of-the-unit', unit, because: ruleOf(book, 'stake-unit') });
  }
  if (plus(own, stake) < minimum) {
    const because = ruleOf(book, 'stake-minimum', 'below-minimum-advised');
    return err({ code: 'below-minimum', minimum, because });
  }
  const { room, limit } = roomFor(offer);
  if (stake <= room) return ok({ accepted: stake, rejected: 0 });
  const because =
    limit === 'maximum'
      ? ruleOf(book, 'stake-maximum', 'excess-rejected')
      : ruleOf(book, 'differential', 'excess-rejected');
  if (room === NOTHING || plus(own, room) < minimum) {
    const code = limit === 'maximum' ? 'above-maximum' : 'above-differential';
    return err({ code, room, because });
  }
  return ok({ accepted: room, rejected: minus(stake, room), limit, because });
}

/** How much more fits, in whole units, and which of the two limits is the tighter one. */
function roomFor(offer: OfferedStake): { room: Money; limit: 'maximum' | 'differential' } {
  const { box, maximum, opposed, unit } = offer;
  const inBox = atLeastNothing(maximum - box);
  if (!opposed) return { room: inUnits(inBox, unit), limit: 'maximum' };
  const inDifferential = atLeastNothing(opposed.other + opposed.differential - box);
  return {
    room: inUnits(smaller(inBox, inDifferential), unit),
    limit: inDifferential < inBox ? 'differential' : 'maximum',
  };
}

function atLeastNothing(amount: number): Money {
  return amount > 0 ? money(amount) : NOTHING;
}

function inUnits(amount: Money, unit: Money): Money {
  return money(amount - (amount % unit));
}
