import { emptyTable, SHIPPED } from '@baize/house';
import { evolve, type Recorded, type TableLibrary, type TableState } from '@baize/table';
import { decodeFacts, type JournalRow } from '../../store/journal-row.ts';
import type { Queryable } from '../../store/read-journal.ts';
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
 * Reads a round, and on until the table has put it away: nothing can correct it from then on. Reading
 * begins at the nearest snapshot before it. Null where there is no such round.
 */
export async function readRound(
  database: Queryable,
  table: string,
  round: string,
  library: TableLibrary = SHIPPED,
): Promise<RoundRead | null> {
  const opened = await sequenceOfRound(database, table, round);
  if (opened === null) return null;
  const start = await restoreBefore(database, table, opened, library);
  const first = (start?.head.last ?? 0) + 1;
  const from = start?.state ?? emptyTable(library);
  return readRoundFrom(rowsOf(database, table, first), round, from);
}

/** The same from rows at hand, and from the state of the table before the first of them. */
export async function readRoundFrom(
  journal: AsyncIterable<JournalRow>,
  round: string,
  from: TableState = emptyTable(),
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
    if (isOver && !isKept) break;
    isOver = isKept;
  }
  return before && { before, facts, rows };
}
