import type { Result } from '@baize/exact';
import type { Actor, Answer, Command, Recorded, TableState } from '@baize/table';
import type { AuditEntry } from '../store/audit-lines.ts';
import type { NotPutBack } from './put-back.ts';
import type { RecordBehind } from './record-behind.ts';

/**
 * What somebody asks of a table. The clock is the table's own. A preparation fetches what only the
 * floor knows, such as an instrument or a seat; it runs again if that has changed meanwhile.
 */
export interface TableRequest {
  /** A repeated operation gets the first answer again and changes nothing. */
  readonly op: string;
  readonly by: Actor;
  /** The round the request is meant for; it is refused once that round is over. */
  readonly round?: string;
  /** It came from outside: if it concerns the round in progress, it has to say so. */
  readonly mustNameRound?: true;
  readonly command: Command | Preparation;
  /** What its sender asked for, where the floor adds to it: it tells the same command again from another one. */
  readonly asked?: unknown;
  /** What goes on record about whoever asks, in the transaction of what comes of it. */
  readonly trace?: Trace;
}

/** A line of the audit trail but for what came of it. */
export type Trace = Omit<AuditEntry, 'outcome'>;

export type Preparation = () => Promise<Command>;

/**
 * Why a request was not even decided. It left no trace, so the same operation may be sent again;
 * only after `outcome-unknown` its sender has to ask first what became of it.
 */
const UNAVAILABLE_CODES = [
  'overloaded',
  'database-unavailable',
  'record-behind',
  'changed-meanwhile',
  'closing',
  'outcome-unknown',
] as const;

type UnavailableCode = (typeof UNAVAILABLE_CODES)[number];

export interface Unavailable {
  readonly type: 'unavailable';
  readonly code: UnavailableCode;
  /** One sentence a person at the table understands. */
  readonly message: string;
}

export type TableAnswer = Answer | Unavailable;

/** One durable row of the journal, with the table as it was before it and as it is now. */
export interface Committed {
  readonly table: string;
  readonly before: TableState;
  readonly state: TableState;
  /** None where the table stands where its database ends, after people have accepted that. */
  readonly facts: readonly Recorded[];
  /** The hash of the row, in hex: what a virtual result derives from if the row closed the bets. */
  readonly hash: string;
}

export type CommitListener = (commit: Committed) => void;

/** A table in memory. Whatever it says is durable: it never shows what a crash could undo. */
export interface RunningTable {
  readonly id: string;
  state(): TableState;
  /** The hash of the last row, in hex; 64 zeros before the first. */
  head(): string;
  /** False while nobody knows whether the database still writes: then no bet can be taken. */
  isAvailable(): boolean;
  /** How the database is behind what this table has acknowledged; null unless it is. Such a table takes nothing. */
  behind(): RecordBehind | null;
  /** How many requests wait for the write that is under way. */
  waiting(): number;
  /** Resolves only once everything the answer rests upon is durable. */
  submit(request: TableRequest): Promise<TableAnswer>;
  /** Whether an operation was ever accepted here. */
  known(op: string): Promise<boolean>;
  /** Which of these operations were ever accepted here; one question of the database, however many they are. */
  knownAmong(ops: readonly string[]): Promise<ReadonlySet<string>>;
  /** Calls for every commit, those of other processes on the same database included. */
  onCommit(listener: CommitListener): () => void;
  /** The same but for commits of bets alone, which are most of them and which few have to hear of. */
  onCommitBeyondBets(listener: CommitListener): () => void;
}

export interface Tables {
  get(id: string): RunningTable | undefined;
  list(): readonly RunningTable[];
  /** Brings a table to where its journal ends; a table without one is empty. */
  open(id: string): Promise<RunningTable>;
  /** Resolves where a write of ours became durable lately or does so now; rejects where none does. */
  check(): Promise<void>;
  /** Writes again what the database has lost, from memory: how many rows, or why they cannot be written. */
  putBackLost(): Promise<Result<number, NotPutBack>>;
  /** Goes on where the database ends, at every table that has acknowledged more. */
  giveUpLost(): Promise<void>;
  /** Commits what is waiting, writes snapshots and a checkpoint, and stops taking requests. */
  close(): Promise<void>;
}

const MESSAGES: Readonly<Record<UnavailableCode, string>> = {
  overloaded: 'The table has too much to do at this moment; please try again.',
  'database-unavailable': 'The table cannot register anything at this moment.',
  'record-behind':
    'The database ends before what this table has acknowledged; two people have to decide first.',
  'changed-meanwhile': 'What this relied on has changed meanwhile; please look again.',
  closing: 'The server is shutting down.',
  'outcome-unknown': 'It is not known yet whether this was registered; ask again.',
};

export function unavailable(code: UnavailableCode): Unavailable {
  return { type: 'unavailable', code, message: MESSAGES[code] };
}
