import { emptyTable, SHIPPED } from '@baize/house';
import type { CommitOutcome } from '../store/append-row.ts';
import { EMPTY_HEAD, type JournalRow } from '../store/journal-row.ts';
import { ownKeyOnly, signRow } from '../store/signing-key.ts';
import { LiveTable } from '../tables/live-table.ts';
import type { CommitFigures, TableParts } from '../tables/table-parts.ts';
import { KEY } from './tables-on.ts';

/** A running table whose journal is in memory, so that a test can decide when and how a write ends. */
export interface MemoryTable {
  readonly table: LiveTable;
  /** What was written, by this table and by others. */
  readonly rows: JournalRow[];
  readonly told: CommitFigures[];
  readonly bugs: string[];
  rests(): number;
}

export function memoryTable(id: string, changes: Partial<TableParts> = {}): MemoryTable {
  const rows: JournalRow[] = [];
  const told: CommitFigures[] = [];
  const bugs: string[] = [];
  let rests = 0;
  const write = async (row: JournalRow): Promise<CommitOutcome> => {
    if (rows.some(({ first }) => first === row.first)) return { type: 'taken' };
    rows.push(signed(row));
    return { type: 'committed' };
  };
  const table = new LiveTable({
    id,
    start: { state: emptyTable(SHIPPED), head: EMPTY_HEAD },
    now: Date.now,
    write,
    rest: () => {
      rests += 1;
    },
    trust: ownKeyOnly(KEY),
    readAfter: async ({ last }) => rows.filter(({ first }) => first > last),
    compare: async () => null,
    onBehind: () => undefined,
    recovered: async () => undefined,
    doubtLimit: 15_000,
    keptBytes: 1_000_000,
    oldAnswer: async () => undefined,
    known: async () => new Set<string>(),
    onDurable: (figures) => told.push(figures),
    onBug: (_bug, what) => bugs.push(what),
    queueLimit: 100,
    batchLimit: 50,
    ...changes,
  });
  return { table, rows, told, bugs, rests: () => rests };
}

/** A row as a node of the floor would have written it. */
export function signed(row: JournalRow): JournalRow {
  return { ...row, signed: signRow(KEY, row) };
}
