import { setImmediate as others } from 'node:timers/promises';
import type { Recorded, TableLibrary, TableState } from '@baize/table';
import {
  decodeFacts,
  type JournalRow,
  type Queryable,
  readRows,
  readRowsNaming,
} from '../store/journal-row.ts';
import { restoreBefore } from '../store/snapshot-store.ts';
import type { Period } from './period.ts';
import type { WinEntry } from './win/win-clerk.ts';

/** What happened at a table, oldest first. Reports read nothing else. */
export interface TableJournal {
  readonly table: string;
  readonly facts: AsyncIterable<Recorded>;
  /** The table before the first of them, where that is not its beginning. */
  readonly before?: TableState;
  /** The part of the period asked about that is to be read from them; all of it where nothing is said. */
  readonly within?: Period;
  /** What was added up before, of the rest of that period. */
  readonly rolled?: readonly WinEntry[];
  /** The books it has been played by. */
  readonly library: TableLibrary;
}

const ROWS_AT_ONCE = 200;
/** Reports are made by the process that takes the bets, and must let it take them. */
const ROWS_AT_A_STRETCH = 8;

/** A report that looks at some kinds of events has no use for the rest. */
type EventTypes = readonly string[];

/**
 * What a report on a period needs: from the nearest snapshot before it to its end, and of that only rows with
 * events it asks for. Most of a journal is bets being placed, which no report reads.
 */
export async function journalWithin(
  database: Queryable,
  table: string,
  { from, to }: Period,
  { library, types }: { readonly library: TableLibrary; readonly types?: EventTypes },
): Promise<TableJournal> {
  const first = from === null ? 1 : await firstEventSince(database, table, from);
  const start = first === 1 ? null : await restoreBefore(database, table, first, library);
  const rows = rowsOf(database, table, (start?.head.last ?? 0) + 1, types);
  const facts = factsOf(to === null ? rows : rowsUntil(rows, to));
  return { table, facts, library, ...(start && { before: start.state }) };
}

async function* rowsUntil(rows: AsyncIterable<JournalRow>, to: number): AsyncGenerator<JournalRow> {
  for await (const row of rows) {
    // No row is older than the one before it.
    if (row.at >= to) return;
    yield row;
  }
}

/** Rows of a table in order, a few at a time: a long report must not hold a journal in memory. */
export async function* rowsOf(
  database: Queryable,
  table: string,
  first = 1,
  types?: readonly string[],
): AsyncGenerator<JournalRow> {
  let next = first;
  for (;;) {
    const rows = types
      ? await readRowsNaming(database, table, types, next, ROWS_AT_ONCE)
      : await readRows(database, table, next, ROWS_AT_ONCE);
    for (const [index, row] of rows.entries()) {
      if (index % ROWS_AT_A_STRETCH === 0) await others();
      yield row;
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    next = last.last + 1;
  }
}

async function* factsOf(rows: AsyncIterable<JournalRow>): AsyncGenerator<Recorded> {
  for await (const row of rows) yield* decodeFacts(row);
}

/** Tables with a journal, in the order of their names. */
export async function tablesWithJournal(database: Queryable): Promise<readonly string[]> {
  const { rows } = await database.query<{ readonly table_id: string }>(
    'select table_id from streams order by table_id',
  );
  return rows.map(({ table_id }) => table_id);
}

/**
 * The first event at a table from a moment on; one that has not happened yet where there is none. No row
 * is older than the one before it, so it is found by halving.
 */
export async function firstEventSince(
  database: Queryable,
  table: string,
  moment: number,
): Promise<number> {
  const last = await rowAt(database, table, Number.MAX_SAFE_INTEGER);
  if (!last) return 1;
  let [low, high] = [1, last.last];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const row = await rowAt(database, table, middle);
    if (row && row.at >= moment) high = row.first - 1;
    else low = (row?.last ?? middle) + 1;
  }
  return low;
}

/** Where the row with an event begins and ends, and of when it is. */
async function rowAt(database: Queryable, table: string, sequence: number) {
  const { rows } = await database.query<{
    readonly first: string;
    readonly last: string;
    readonly at: string;
  }>(
    `select first, last, at from journal where table_id = $1 and first <= $2
     order by first desc limit 1`,
    [table, sequence],
  );
  return rows.map(({ first, last, at }) => ({
    first: Number(first),
    last: Number(last),
    at: Number(at),
  }))[0];
}
