import type { MissingBook } from './missing-book.ts';

/** Something that is not as the rest of the record says it must be. */
export interface Finding {
  /** The row: `journal T1 row 12`, `balances T1 credit:ann`. */
  readonly where: string;
  /** What is wrong with it, as the end of a sentence that begins with the row. */
  readonly what: string;
  /** Where it could only not be computed again, for want of a book: that says nothing against the record. */
  readonly lacks?: MissingBook;
}

export type Findings = AsyncGenerator<Finding, void>;

/** How far a verification has come. */
export interface Progress {
  part: 'checkpoints' | 'journal' | 'floor';
  table: string | null;
  checkpoints: number;
  tables: number;
  rows: number;
  rowsInAll: number;
  events: number;
  rounds: number;
  virtualResults: number;
  postings: number;
  /** Snapshots of another version of the software: nothing is restored from them any more. */
  snapshotsPassedOver: number;
}

export function newProgress(): Progress {
  return {
    part: 'checkpoints',
    table: null,
    checkpoints: 0,
    tables: 0,
    rows: 0,
    rowsInAll: 0,
    events: 0,
    rounds: 0,
    virtualResults: 0,
    postings: 0,
    snapshotsPassedOver: 0,
  };
}
