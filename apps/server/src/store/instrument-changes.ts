import type { Money } from '@baize/exact';
import type { Recorded, TableEvent } from '@baize/table';

export interface InstrumentIssue {
  readonly terminal: string;
  readonly expiresAt: number;
  readonly sequence: number;
  readonly at: number;
}

export interface InstrumentEnd {
  readonly status: 'redeemed' | 'void' | 'expired';
  /** Where it was paid to; null at the cage, and for one that was not paid. */
  readonly terminal: string | null;
  readonly sequence: number;
  readonly at: number;
}

/** An instrument that came into being or ended here, or both. */
export interface InstrumentChange {
  readonly number: string;
  readonly amount: Money;
  readonly issue: InstrumentIssue | null;
  readonly end: InstrumentEnd | null;
}

export function instrumentChanges(facts: readonly Recorded[]): readonly InstrumentChange[] {
  const changes = new Map<string, InstrumentChange>();
  for (const fact of facts) {
    const change = instrumentChange(fact);
    if (!change) continue;
    const earlier = changes.get(change.number);
    changes.set(change.number, { ...change, issue: earlier?.issue ?? change.issue });
  }
  return [...changes.values()].toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

/** What a fact says about an instrument; null if it is about none. */
export function instrumentChange({ event, sequence, at }: Recorded): InstrumentChange | null {
  switch (event.type) {
    case 'InstrumentIssued': {
      const { number, amount, terminal, expiresAt } = event;
      return { number, amount, issue: { terminal, expiresAt, sequence, at }, end: null };
    }
    case 'InstrumentRedeemed':
      return endInstrument(event, { status: 'redeemed', terminal: event.terminal, sequence, at });
    case 'InstrumentVoided':
      return endInstrument(event, { status: 'void', terminal: null, sequence, at });
    case 'InstrumentExpired':
      return endInstrument(event, { status: 'expired', terminal: null, sequence, at });
    default:
      return null;
  }
}

type EndingEvent = Extract<
  TableEvent,
  { type: 'InstrumentRedeemed' | 'InstrumentVoided' | 'InstrumentExpired' }
>;

function endInstrument({ number, amount }: EndingEvent, end: InstrumentEnd): InstrumentChange {
  return { number, amount, issue: null, end };
}
