import type { Queryable } from '../../store/read-journal.ts';

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
