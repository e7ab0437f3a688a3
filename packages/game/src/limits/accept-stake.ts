import { assert, err, type Money, minus, money, NOTHING, ok, type Result } from '@baize/exact';
import { type Answers, type Because, type RuleAnswer, ruleOf } from '../citation.ts';
import type { Readings } from '../readings.ts';

/** Money a player wants to put on an area, and how full that area is already. */
export interface OfferedStake {
  readonly stake: Money;
  readonly unit: Money;
  /** What this player has on the area already. */
  readonly own: Money;
  /** What everybody has on it; equal to `own` where limits are per terminal. */
  readonly all: Money;
  readonly minimum: Money;
  /** Whose money has to meet the minimum: this player's alone, or everybody's in the area together (L8). */
  readonly minimumOf?: Readings['L8'] | undefined;
  readonly maximum: Money;
  /** Set for Big, Small, Odd and Even at a table with a Differential. */
  readonly opposed?: { readonly other: Money; readonly differential: Money };
}

/** What a book must answer for its limits to be cited. */
export interface StakeRules {
  readonly id: string;
  readonly rules: Readonly<
    Record<
      | 'stake-unit'
      | 'stake-minimum'
      | 'stake-maximum'
      | 'differential'
      | 'excess-rejected'
      | 'below-minimum-advised',
      RuleAnswer
    >
  >;
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

/** When several apply, the first listed is given. */
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
  book: StakeRules,
): Result<AcceptedStake, StakeRefusal> {
  const { stake, unit, own, all, minimum, minimumOf } = offer;
  const held = minimumOf === 'box-total' ? all : own;
  assert(stake > NOTHING && unit > NOTHING, 'A stake and its unit are positive.');
  if (stake % unit !== 0) {
    return err({ code: 'not-a-multiple-of-the-unit', unit, because: ruleOf(book, 'stake-unit') });
  }
  // Sums are compared as plain numbers: one past 2 ** 53 loses a digit and still compares rightly.
  if (held + stake < minimum) {
    const because = minimumReasons(book, minimumOf);
    return err({ code: 'below-minimum', minimum, because });
  }
  const { room, limit } = roomFor(offer);
  if (stake <= room) return ok({ accepted: stake, rejected: 0 });
  const isMaximum = limit === 'maximum';
  const because = ruleOf(book, isMaximum ? 'stake-maximum' : 'differential', 'excess-rejected');
  if (room === NOTHING || held + room < minimum) {
    return err({ code: isMaximum ? 'above-maximum' : 'above-differential', room, because });
  }
  return ok({ accepted: room, rejected: minus(stake, room), limit, because });
}

/** Why less than the minimum is not taken; the clause that speaks of a player's own bet is none for a total. */
export function minimumReasons(
  book: Answers<'stake-minimum' | 'below-minimum-advised'>,
  minimumOf: Readings['L8'] = 'player',
): Because {
  return minimumOf === 'box-total'
    ? ruleOf(book, 'below-minimum-advised')
    : ruleOf(book, 'stake-minimum', 'below-minimum-advised');
}

/** An area as far as its room is concerned. */
type Filled = Pick<OfferedStake, 'all' | 'maximum' | 'opposed' | 'unit'>;

/** How much more fits, in whole units, and which of the two limits is the tighter one. */
export function roomFor(offer: Filled): { room: Money; limit: 'maximum' | 'differential' } {
  const { all, maximum, opposed, unit } = offer;
  const inArea = maximum - all;
  const inDifferential = opposed ? opposed.differential - (all - opposed.other) : inArea;
  return inDifferential < inArea
    ? { room: wholeUnits(inDifferential, unit), limit: 'differential' }
    : { room: wholeUnits(inArea, unit), limit: 'maximum' };
}

function wholeUnits(room: number, unit: Money): Money {
  const left = Math.max(0, room);
  return money(left - (left % unit));
}
