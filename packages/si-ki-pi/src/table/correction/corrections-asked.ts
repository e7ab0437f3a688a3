import type { TableState } from '@baize/table/kit';
import { type WrittenHand, type WrittenLaid, writeLaid } from '../hands/written-cards.ts';
import { findTurnedRound } from './correct-cards.ts';
import { laidAs, laidIn } from './laid-cards.ts';

/** A correction that somebody has asked for: every hand that is said to have lain otherwise. */
export interface CorrectionAsked {
  /** What the second person agrees to, or does not. */
  readonly request: string;
  readonly round: string;
  readonly reason: string;
  readonly hands: readonly {
    /** Null for the dealer's. */
    readonly box: number | null;
    readonly was: string;
    readonly is: string;
  }[];
}

/** One that has become impossible meanwhile, since the round is void, shows no hands. */
export function correctionsAsked(state: TableState): readonly CorrectionAsked[] {
  return [...state.approvals.values()].flatMap(({ id, action }) => {
    if (action.kind !== 'command' || action.command.type !== 'CorrectCards') return [];
    const { round, reason, ...said } = action.command;
    const found = findTurnedRound(state, round);
    if (!found.ok) return [{ request: id, round, reason, hands: [] }];
    const was = writeLaid(laidIn(found.value.cards));
    const laid = laidAs(found.value.cards, said, found.value.game);
    const is = laid.ok ? writeLaid(laid.value) : null;
    const hands = is ? [dealers(was.dealer, is.dealer), ...boxes(was, is)] : [];
    return [{ request: id, round, reason, hands: hands.filter((hand) => hand.was !== hand.is) }];
  });
}

function dealers(was: string, is: string) {
  return { box: null, was, is };
}

function boxes(was: WrittenLaid, is: WrittenLaid) {
  return is.hands.map((hand) => {
    const before = was.hands.find(({ box }) => box === hand.box) ?? hand;
    return { box: hand.box, was: handText(before), is: handText(hand) };
  });
}

/** `Ah Kd | 9c 8h`: Low, then High; four cards where nobody has put them down. */
function handText({ cards, setting }: WrittenHand): string {
  return setting ? `${setting.low} | ${setting.high}` : cards;
}
