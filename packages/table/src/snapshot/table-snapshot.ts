import type { Money } from '@baize/exact';
import type { Because, Incident } from '@baize/game';
import type { Account } from '@baize/ledger';
import type { Approval } from '../approvals/approval.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import type { ConcludedPlay, RoundPlay, Written } from '../contributions.ts';
import type { StakeChange } from '../event.ts';
import type { Operations } from '../evolve.ts';
import type { ConcludedRound, Round, TableState } from '../state.ts';
import type { Holding } from '../terminal/holdings.ts';
import type { InstrumentRecord, TerminalTickets } from '../terminal/instrument.ts';
import type { Terminal } from '../terminal/terminal.ts';

export const SNAPSHOT_FORMAT = 'baize-table-state/7';

/** Parts of a table that are plain data already. */
type PlainPart =
  | 'sequence'
  | 'isOpen'
  | 'paused'
  | 'suspended'
  | 'equipment'
  | 'acts'
  | 'roundNumber'
  | 'committed'
  | 'results'
  | 'meters';

/**
 * A table as data that survives JSON. It saves replaying a journal from its beginning and is never the
 * record itself: whoever doubts it throws it away and replays.
 */
export interface TableSnapshot extends Pick<TableState, PlainPart> {
  readonly format: typeof SNAPSHOT_FORMAT;
  /** Every configuration the table or a round it still holds was played by, each once. */
  readonly configs: readonly TableConfig[];
  /** The place of the present one among them; null until the table is configured. */
  readonly config: number | null;
  readonly terminals: readonly TerminalSnapshot[];
  readonly carded: Entries<string, string>;
  readonly claimed: readonly string[];
  readonly service: Entries<string, { readonly reason: string }>;
  readonly round: RoundSnapshot | null;
  readonly concluded: readonly ConcludedSnapshot[];
  readonly approvals: readonly Approval[];
  readonly matters: Entries<string, { readonly incident: Incident; readonly because: Because }>;
  readonly instruments: Entries<string, InstrumentRecord>;
  readonly tickets: Entries<string, TerminalTickets>;
  readonly balances: Entries<Account, Money>;
  readonly operations: OperationsSnapshot;
  readonly boxes: Entries<number, string>;
}

/** A map as a list, in its order. */
export type Entries<Key, Value> = readonly (readonly [key: Key, value: Value])[];

export type OperationsSnapshot = {
  readonly [Kind in keyof Operations]: Entries<string, number>;
};

export interface TerminalSnapshot extends Omit<Terminal, 'holdings' | 'done'> {
  readonly holdings: readonly (Holding | null)[];
  /** Newest first. A chain of thousands would be nested too deep for a JSON reader. */
  readonly done: readonly (readonly StakeChange[])[];
}

/** A snapshot whose rounds hold values again. */
export interface SnapshotRead extends Omit<TableSnapshot, 'round' | 'concluded'> {
  readonly round: RoundRead | null;
  readonly concluded: readonly ConcludedRead[];
}

export type RoundRead = Omit<Round, 'play'> & RoundPlay;

export type ConcludedRead = Omit<ConcludedSnapshot, keyof ConcludedPlay> & ConcludedPlay;

export type RoundSnapshot = Omit<Round, 'play'> & Written<RoundPlay>;

export type ConcludedSnapshot = Omit<ConcludedRound, 'config' | 'play'> &
  Written<ConcludedPlay> & {
    /** A place among the configurations. */
    readonly config: number;
  };
