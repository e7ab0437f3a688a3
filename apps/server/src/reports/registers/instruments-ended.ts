import type { Money } from '@baize/exact';
import { actorText } from './actor-text.ts';
import type { Clerk } from './register.ts';

/** An instrument that ended without being paid. */
export interface EndedInstrument {
  readonly at: number;
  readonly table: string;
  readonly kind: 'void' | 'expired';
  readonly number: string;
  readonly amount: Money;
  readonly detail: string;
  readonly by: string;
}

export const ENDED_EVENTS = ['InstrumentVoided', 'InstrumentExpired'] as const;

export function endedInstrumentClerk(table: string): Clerk<EndedInstrument> {
  return ({ at, by, event }) => {
    if (event.type !== 'InstrumentVoided' && event.type !== 'InstrumentExpired') return null;
    const { number, amount } = event;
    const isVoid = event.type === 'InstrumentVoided';
    const detail = isVoid ? event.reason : '';
    const kind = isVoid ? 'void' : 'expired';
    return { at, table, kind, number, amount, detail, by: actorText(by) };
  };
}
