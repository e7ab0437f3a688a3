import type { Recorded } from '@baize/table';
import type { Pool } from 'pg';
import {
  decodeFacts,
  EMPTY_HEAD,
  type Head,
  headAfter,
  type JournalRow,
  rowOf,
} from '../../store/journal-row.ts';
import { readRows } from '../../store/read-journal.ts';

/**
 * The journal of a table as somebody would forge it who knows how it is made: events changed, and
 * every hash after them computed anew.
 */
export async function forgeJournal(
  pool: Pool,
  table: string,
  change: (fact: Recorded) => Recorded,
): Promise<readonly JournalRow[]> {
  let head: Head = EMPTY_HEAD;
  return (await readRows(pool, table, 1, 1000)).map((row) => {
    const forged = rowOf(table, head, row.at, decodeFacts(row).map(change));
    head = headAfter(forged);
    return forged;
  });
}

export async function replaceJournal(pool: Pool, rows: readonly JournalRow[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const { table, first, events, previous, hash } of rows) {
      await client.query(
        `update journal set events = $3, previous = $4, hash = $5
         where table_id = $1 and first = $2`,
        [table, first, events, previous, hash],
      );
    }
  } finally {
    await client.query('set session_replication_role = default');
    client.release();
  }
}
