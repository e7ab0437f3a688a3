import { emptyTable, evolve, type Recorded, type TableState } from '@baize/table';
import { decodeFacts, type JournalRow } from '../../store/journal-row.ts';
import type { Queryable } from '../../store/read-journal.ts';
import { rowsOf } from '../journal-facts.ts';

/** A round in the journal, with everything that could still change it. */
export interface RoundRead {
  /** The table before the round's first event. */
  readonly before: TableState;
  readonly facts: readonly Recorded[];
  readonly rows: readonly JournalRow[];
}

/**
 * Reads a journal up to a round and on until the table has put the round away: nothing can correct it
 * from then on. Null where there is no such round.
 */
export function readRound(
  database: Queryable,
  table: string,
  round: string,
): Promise<RoundRead | null> {
  return readRoundFrom(rowsOf(database, table), round);
}

export async function readRoundFrom(
  journal: AsyncIterable<JournalRow>,
  round: string,
): Promise<RoundRead | null> {
  let state = emptyTable();
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
