import { type Money, NOTHING } from '@baize/exact';
import { type Account, balanceOf, type Meters, type Posting, sumTo } from '@baize/ledger';
import { itemsOf, type Recorded, type TableState } from '@baize/table';
import type { AuditEntry } from './audit-lines.ts';
import { type InstrumentChange, instrumentChanges } from './instrument-changes.ts';

/** The name the meters of the table itself go by. */
const TABLE_METERS = '';

/** Meters that are not what they were. States share what did not change, so identity tells. */
function meterChanges(
  before: TableState,
  after: TableState,
): readonly (readonly [terminal: string, meters: Meters])[] {
  const changed: [string, Meters][] = [];
  if (before.meters !== after.meters) changed.push([TABLE_METERS, after.meters]);
  const earlier = before.terminals.chunks;
  after.terminals.chunks.forEach((chunk, index) => {
    if (chunk === earlier[index]) return;
    chunk.forEach((terminal, place) => {
      if (terminal.meters !== earlier[index]?.[place]?.meters) {
        changed.push([terminal.id, terminal.meters]);
      }
    });
  });
  return changed;
}

export function* allMeters(state: TableState): Generator<readonly [string, Meters]> {
  yield [TABLE_METERS, state.meters];
  for (const { id, meters } of itemsOf(state.terminals)) yield [id, meters];
}

/** A posting with its place in the journal: the event that made it, and which of its postings. */
export interface PlacedPosting {
  readonly sequence: number;
  readonly ordinal: number;
  readonly posting: Posting;
}

/** An operation, where its events begin, and a digest of who asked for what; unknown of one that is put together anew. */
export interface AcceptedOperation {
  readonly op: string;
  readonly sequence: number;
  readonly asked?: number;
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
  readonly operations: readonly AcceptedOperation[];
  /** The kinds of its events, bets excepted. */
  readonly kinds: readonly string[];
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
    kinds: kindsIn(others),
    trail,
  };
}

/** What somebody may look for in a row later on; a row of bets is not looked for by its kind. */
export function kindsIn(facts: readonly Recorded[]): readonly string[] {
  const kinds = new Set<string>(facts.map(({ event }) => event.type));
  kinds.delete('BetsChanged');
  return [...kinds];
}

export const NO_CHANGES: Changes = {
  postings: [],
  balances: [],
  meters: [],
  seats: [],
  instruments: [],
  operations: [],
  kinds: [],
  trail: [],
};

/** Whether nothing follows from a row but that its operations and its kinds are known. */
export function isBare({ operations: _, kinds: __, ...others }: Changes): boolean {
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

/** Whether a terminal sits here, and its credit while it sits nowhere. */
interface Seat {
  readonly isHere: boolean;
  readonly credit: Money;
}

/** A terminal that came or went; it must still be what the decision took it to be. */
export interface SeatChange {
  readonly terminal: string;
  readonly assumed: Seat;
  readonly after: Seat;
  /** Sequence numbers of the events, by which a conflict finds the requests that caused it. */
  readonly sequences: readonly number[];
}

/** Comings and goings of each terminal, however many there were, taken together. */
function seatChanges(facts: readonly Recorded[]): readonly SeatChange[] {
  const changes = new Map<string, SeatChange>();
  const note = (terminal: string, sequence: number, assumed: Seat, after: Seat): void => {
    const earlier = changes.get(terminal);
    changes.set(terminal, {
      terminal,
      assumed: earlier?.assumed ?? assumed,
      after,
      sequences: [...(earlier?.sequences ?? []), sequence],
    });
  };
  const here: Seat = { isHere: true, credit: NOTHING };
  for (const { event, sequence } of facts) {
    if (event.type === 'TerminalSeated') {
      note(event.terminal, sequence, { isHere: false, credit: event.credit }, here);
    } else if (event.type === 'TerminalReleased') {
      const credit = sumTo('in-transit', event.postings);
      note(event.terminal, sequence, here, { isHere: false, credit });
    }
  }
  return [...changes.values()].toSorted((one, other) => (one.terminal < other.terminal ? -1 : 1));
}
