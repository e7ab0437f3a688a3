import type { JournalRow } from '../../store/journal-row.ts';
import type { Queryable } from '../../store/read-journal.ts';

const ROWS_AT_ONCE = 100;

interface Stored {
  readonly first: string;
  readonly last: string;
  readonly at: string;
  readonly events: Buffer;
  readonly previous: Buffer;
  readonly hash: Buffer;
}

/** The rows of a table from the one with this event back to the first. */
export async function* rowsBackward(
  database: Queryable,
  table: string,
  sequence: number,
): AsyncGenerator<JournalRow> {
  let before = sequence + 1;
  for (;;) {
    const { rows } = await database.query<Stored>(
      `select first, last, at, events, previous, hash from journal
       where table_id = $1 and first < $2 order by first desc limit $3`,
      [table, before, ROWS_AT_ONCE],
    );
    for (const row of rows) {
      const [first, last, at] = [row.first, row.last, row.at].map(Number);
      yield { ...row, table, first: first ?? 0, last: last ?? 0, at: at ?? 0, signed: null };
    }
    const oldest = rows.at(-1);
    if (!oldest || rows.length < ROWS_AT_ONCE) return;
    before = Number(oldest.first);
  }
}
