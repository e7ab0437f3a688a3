import {
  type ConcludedRound,
  emptyTable,
  evolve,
  type Recorded,
  type TableLibrary,
  type TableState,
} from '@baize/table';
import { decodeFacts, type JournalRow, type Queryable } from '../../store/journal-row.ts';
import { restoreBefore } from '../../store/snapshot-store.ts';
import { rowsOf } from '../journal-facts.ts';
import { sequenceOfRound } from '../rounds/find-round.ts';

/** A round in the journal, with everything that could still change it. */
export interface RoundRead {
  /** The table before the round's first event. */
  readonly before: TableState;
  readonly facts: readonly Recorded[];
  readonly rows: readonly JournalRow[];
}

/**
 * Reads a round, and on until the table has put it away for the last time: nothing can correct it from then
 * on, unless it is recalled. Reading begins at the nearest snapshot before it. Null where there is none.
 */
export async function readRound(
  database: Queryable,
  table: string,
  round: string,
  library: TableLibrary,
): Promise<RoundRead | null> {
  const opened = await sequenceOfRound(database, table, round);
  if (opened === null) return null;
  const start = await restoreBefore(database, table, opened, library);
  const first = (start?.head.last ?? 0) + 1;
  const from = start?.state ?? emptyTable(library);
  const recalled = await lastRecallOf(database, table, round);
  return readRoundFrom(rowsOf(database, table, first), round, from, recalled);
}

/** Where a round was last brought back after the table had put it away; nothing where it never was. */
async function lastRecallOf(database: Queryable, table: string, round: string): Promise<number> {
  const { rows } = await database.query<{ readonly last: string | null }>(
    `select max(last) as last from journal natural join journal_kinds
     where table_id = $1 and kind = 'RoundRecalled' and position($2::bytea in events) > 0`,
    [table, Buffer.from(JSON.stringify(round))],
  );
  return Number(rows[0]?.last ?? 0);
}

/** A round that is over as its journal has it, for a table that has put it away; null where there is none. */
export async function concludedOnRecord(
  database: Queryable,
  table: string,
  round: string,
  library: TableLibrary,
): Promise<{ readonly held: ConcludedRound; readonly endedAt: number } | null> {
  const read = await readRound(database, table, round, library);
  if (!read) return null;
  let state = read.before;
  let endedAt: number | null = null;
  let held: ConcludedRound | undefined;
  for (const fact of read.facts) {
    state = evolve(state, fact);
    held = state.concluded.get(round) ?? held;
    if (held) endedAt ??= fact.at;
  }
  return held && endedAt !== null ? { held, endedAt } : null;
}

/** The same from rows at hand, and from the state of the table before the first of them. */
export async function readRoundFrom(
  journal: AsyncIterable<JournalRow>,
  round: string,
  from: TableState,
  /** The last event to be read at least. */
  recalled = 0,
): Promise<RoundRead | null> {
  let state = from;
  let before: TableState | null = null;
  let isOver = false;
  const facts: Recorded[] = [];
  const rows: JournalRow[] = [];
  for await (const row of journal) {
    const ofRow = decodeFacts(row);
    for (const fact of ofRow) {
      const { event } = fact;
      if (event.type === 'RoundOpened' && event.round === round) before = state;
      state = evolve(state, fact);
      if (before) facts.push(fact);
    }
    if (before) rows.push(row);
    const isKept = state.concluded.has(round);
    if (isOver && !isKept && row.last >= recalled) break;
    isOver = isOver || isKept;
  }
  return before && { before, facts, rows };
}
