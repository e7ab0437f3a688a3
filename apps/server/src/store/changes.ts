import type { Money } from '@baize/exact';
import { type Account, balanceOf, type Meters, type Posting } from '@baize/ledger';
import type { Recorded, TableState } from '@baize/table';
import type { AuditEntry } from './audit-lines.ts';
import { type InstrumentChange, instrumentChanges } from './instrument-changes.ts';
import { meterChanges } from './meter-changes.ts';
import { type SeatChange, seatChanges } from './seat-changes.ts';

/** A posting with its place in the journal: the event that made it, and which of its postings. */
export interface PlacedPosting {
  readonly sequence: number;
  readonly ordinal: number;
  readonly posting: Posting;
}

/** What a commit changes beside the journal. Everything in it follows from the facts. */
export interface Changes {
  readonly postings: readonly PlacedPosting[];
  /** The new balance of every account that has another one than before. */
  readonly balances: readonly (readonly [account: Account, amount: Money])[];
  readonly meters: readonly (readonly [terminal: string, meters: Meters])[];
  readonly seats: readonly SeatChange[];
  readonly instruments: readonly InstrumentChange[];
  /** What people and devices did to bring it about. */
  readonly trail: readonly AuditEntry[];
  readonly operations: readonly { readonly op: string; readonly sequence: number }[];
}

export function changesOf(
  before: TableState,
  after: TableState,
  facts: readonly Recorded[],
  trail: readonly AuditEntry[] = [],
): Changes {
  // Bets move no money until they are closed; a batch of nothing else needs its row and its operations.
  const others = facts.filter(({ event }) => event.type !== 'BetsChanged');
  const operations = operationsIn(facts);
  if (others.length === 0) return { ...NO_CHANGES, operations, trail };
  const postings = others.flatMap(postingsOf);
  return {
    postings,
    balances: balanceChanges(before, after, postings),
    meters: meterChanges(before, after),
    seats: seatChanges(others),
    instruments: instrumentChanges(others),
    operations,
    trail,
  };
}

const NO_CHANGES: Changes = {
  postings: [],
  balances: [],
  meters: [],
  seats: [],
  instruments: [],
  operations: [],
  trail: [],
};

/** Whether nothing follows from a row but that its operations are known. */
export function isBare({ operations: _, ...others }: Changes): boolean {
  return Object.values(others).every((list) => list.length === 0);
}

export function postingsOf({ sequence, event }: Recorded): readonly PlacedPosting[] {
  if (!('postings' in event)) return [];
  return event.postings.map((posting, ordinal) => ({ sequence, ordinal, posting }));
}

function balanceChanges(
  before: TableState,
  after: TableState,
  postings: readonly PlacedPosting[],
): Changes['balances'] {
  const touched = new Set(postings.flatMap(({ posting }) => [posting.from, posting.to]));
  return [...touched]
    .filter((each) => balanceOf(before.balances, each) !== balanceOf(after.balances, each))
    .map((account) => [account, balanceOf(after.balances, account)]);
}

/** Operations, each where its events begin. */
export function operationsIn(facts: readonly Recorded[]): Changes['operations'] {
  const firsts = new Map<string, number>();
  for (const { op, sequence } of facts) if (!firsts.has(op)) firsts.set(op, sequence);
  return Array.from(firsts, ([op, sequence]) => ({ op, sequence }));
}
