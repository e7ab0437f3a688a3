import type { Answer, TableState } from '@baize/table';
import type { CommitOutcome } from '../store/append-row.ts';
import type { Changes } from '../store/changes.ts';
import type { Head, JournalRow } from '../store/journal-row.ts';
import type { Trust } from '../store/signing-key.ts';
import type { Restored } from '../store/snapshot-store.ts';
import type { KeptRow } from './kept-rows.ts';
import type { RecordBehind } from './record-behind.ts';
import type { TableRequest } from './running-table.ts';

/** What was written at once, for whoever measures. */
export interface CommitFigures {
  readonly table: string;
  readonly requests: number;
  readonly events: number;
  readonly bytes: number;
}

/** What a running table needs of its surroundings; the database is behind it. */
export interface TableParts {
  readonly id: string;
  readonly start: Restored;
  readonly now: () => number;
  /** Comes back only with certainty. */
  readonly write: (row: JournalRow, changes: Changes) => Promise<CommitOutcome>;
  /** There is nothing to write for now. */
  readonly rest: () => void;
  /** Whose rows it takes over. */
  readonly trust: Trust;
  /** What others have appended since, once it is durable. */
  readonly readAfter: (head: Head) => Promise<readonly JournalRow[]>;
  /** How the database is behind this table; null where its head is there. */
  readonly compare: (head: Head, kept: readonly KeptRow[]) => Promise<RecordBehind | null>;
  /** Told when the database is behind, and with null when it is not any more. */
  readonly onBehind: (behind: RecordBehind | null) => void;
  /** Resolves when the database takes writes again; rejects when the table is being closed. */
  readonly recovered: () => Promise<void>;
  /** What a request is answered whose operation was accepted before, here or at another table. */
  readonly oldAnswer: (request: TableRequest) => Promise<Answer | undefined>;
  readonly known: (state: TableState, ops: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly onDurable: (figures: CommitFigures, at: Restored) => void;
  readonly onBug: (bug: unknown, what: string) => void;
  /** More requests than this do not wait; they are told to come back. */
  readonly queueLimit: number;
  /** At most so many are decided at once, so that sockets get their turn in between. */
  readonly batchLimit: number;
  /** Milliseconds after which who waits for a write is told that nobody knows yet what became of it. */
  readonly doubtLimit: number;
  /** Bytes of events that are kept of the latest rows. */
  readonly keptBytes: number;
}
