import { type Money, minus, total } from '@baize/exact';
import type { Because } from '@baize/game';
import { actorText } from './actor-text.ts';
import { creditSums } from './credit-sums.ts';
import type { Clerk } from './register.ts';

/** A round without a result: void while it was played, or reversed after it had been settled. */
export interface VoidRow {
  readonly at: number;
  readonly table: string;
  readonly round: string;
  readonly kind: 'void' | 'reversed';
  readonly incident: string;
  /** What players got back, less what they had to give back. */
  readonly returned: Money;
  /** What they could not give back, and owe. */
  readonly owed: Money;
  readonly by: string;
  readonly because: Because;
}

export const VOID_EVENTS = ['RoundVoided', 'RoundReversed'] as const;

export function voidClerk(table: string): Clerk<VoidRow> {
  return ({ at, by, event }) => {
    if (event.type !== 'RoundVoided' && event.type !== 'RoundReversed') return null;
    const { round, incident, postings, because } = event;
    const { paid, taken } = creditSums(postings);
    const isVoid = event.type === 'RoundVoided';
    return {
      at,
      table,
      round,
      kind: isVoid ? 'void' : 'reversed',
      incident,
      returned: isVoid ? total(event.returned.map(({ amount }) => amount)) : minus(paid, taken),
      owed: isVoid ? total([]) : total(event.owed.map(({ amount }) => amount)),
      by: actorText(by),
      because,
    };
  };
}
