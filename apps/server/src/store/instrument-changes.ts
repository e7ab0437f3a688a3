import type { Money } from '@baize/exact';
import type { InstrumentStatus, Recorded } from '@baize/table';

export interface InstrumentIssue {
  readonly terminal: string;
  readonly expiresAt: number;
  /** The name that pays nothing, and whose visit it is; null of instruments that nobody had to confirm. */
  readonly ticket: string | null;
  readonly visit: string | null;
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

/** What one event says about an instrument. */
export interface InstrumentStep {
  readonly number: string;
  readonly amount: Money;
  readonly kind: string;
  readonly sequence: number;
  readonly at: number;
  readonly status: InstrumentStatus;
  /** What it must have been before; empty where this is its beginning. */
  readonly from: readonly InstrumentStatus[];
  readonly issue: InstrumentIssue | null;
  readonly end: InstrumentEnd | null;
}

/** An instrument that came into being, changed or ended here, or all of it. */
export interface InstrumentChange {
  readonly number: string;
  readonly amount: Money;
  readonly issue: InstrumentIssue | null;
  readonly end: InstrumentEnd | null;
  /** What it is now, but for its end. */
  readonly status: InstrumentStatus;
  /** What it must have been before all of it. */
  readonly from: readonly InstrumentStatus[];
  /** Every event about it, in order. */
  readonly steps: readonly InstrumentStep[];
}

export function instrumentChanges(facts: readonly Recorded[]): readonly InstrumentChange[] {
  const changes = new Map<string, InstrumentChange>();
  for (const fact of facts) {
    const step = instrumentStep(fact);
    if (step) changes.set(step.number, afterStep(changes.get(step.number), step));
  }
  return [...changes.values()].toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

function afterStep(before: InstrumentChange | undefined, step: InstrumentStep): InstrumentChange {
  const { number, amount, issue, end, status, from } = step;
  if (!before) {
    return { number, amount, issue, end, status: end ? 'issued' : status, from, steps: [step] };
  }
  const steps = [...before.steps, step];
  return end ? { ...before, end, steps } : { ...before, status, steps };
}

const PAYABLE = ['issued', 'confirmed'] as const;
const OPEN = ['prepared', 'issued', 'in-doubt'] as const;

/** What a fact says about an instrument; null if it is about none. */
export function instrumentStep({ event, sequence, at }: Recorded): InstrumentStep | null {
  const place = { sequence, at };
  switch (event.type) {
    case 'InstrumentPrepared': {
      const { terminal, expiresAt, ticket, visit } = event;
      const issue = { terminal, expiresAt, ticket, visit, ...place };
      return { ...about(event), ...place, status: 'prepared', from: [], issue, end: null };
    }
    case 'InstrumentIssued': {
      const { terminal, expiresAt, ticket } = event;
      const issued = { ...about(event), ...place, status: 'issued', end: null } as const;
      if (ticket !== undefined) return { ...issued, from: ['prepared'], issue: null };
      const issue = { terminal, expiresAt, ticket: null, visit: null, ...place };
      return { ...issued, from: [], issue };
    }
    case 'InstrumentConfirmed':
      return { ...about(event), ...place, status: 'confirmed', from: OPEN, issue: null, end: null };
    case 'InstrumentDoubted':
      return { ...about(event), ...place, status: 'in-doubt', from: OPEN, issue: null, end: null };
    case 'InstrumentRedeemed':
      return ending(about(event), { status: 'redeemed', terminal: event.terminal, ...place });
    case 'InstrumentVoided':
      return ending(about(event), { status: 'void', terminal: null, ...place });
    case 'InstrumentExpired':
      return ending(about(event), { status: 'expired', terminal: null, ...place });
    default:
      return null;
  }
}

type About = Pick<InstrumentStep, 'number' | 'amount' | 'kind'>;

function about(event: {
  readonly type: string;
  readonly number: string;
  readonly amount: Money;
}): About {
  return { number: event.number, amount: event.amount, kind: event.type };
}

function ending(what: About, end: InstrumentEnd): InstrumentStep {
  const { status, sequence, at } = end;
  const from: readonly InstrumentStatus[] = status === 'void' ? [...PAYABLE, 'in-doubt'] : PAYABLE;
  return { ...what, sequence, at, status, from, issue: null, end };
}
