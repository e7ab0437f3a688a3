import type { JournalRow } from './journal-row.ts';
import type { Asking } from './office.ts';

export type Queryable = Asking;

export interface StoredRow {
  readonly table_id: string;
  readonly first: string;
  readonly last: string;
  readonly at: string;
  readonly events: Buffer;
  readonly previous: Buffer;
  readonly hash: Buffer;
  readonly public_key: Buffer | null;
  readonly signature: Buffer | null;
}

const COLUMNS = 'table_id, first, last, at, events, previous, hash, public_key, signature';

/** Rows of a table in order, beginning with the first that starts at `first` or later. */
export async function readRows(
  database: Queryable,
  table: string,
  first: number,
  limit: number,
): Promise<readonly JournalRow[]> {
  const { rows } = await database.query<StoredRow>(
    `select ${COLUMNS} from journal where table_id = $1 and first >= $2 order by first limit $3`,
    [table, first, limit],
  );
  return rows.map(journalRow);
}

/** The same of rows in which an event of one of these types may be; the database does the looking. */
export async function readRowsNaming(
  database: Queryable,
  table: string,
  types: readonly string[],
  first: number,
  limit: number,
): Promise<readonly JournalRow[]> {
  const { rows } = await database.query<StoredRow>(
    `select ${COLUMNS} from journal where table_id = $1 and first >= $2 and exists (
       select 1 from unnest($4::bytea[]) as type where position(type in events) > 0)
     order by first limit $3`,
    [table, first, limit, types.map((type) => Buffer.from(`"type":"${type}"`))],
  );
  return rows.map(journalRow);
}

/** The row that begins with this very event. */
export async function readRow(
  database: Queryable,
  table: string,
  first: number,
): Promise<JournalRow | undefined> {
  const { rows } = await database.query<StoredRow>(
    `select ${COLUMNS} from journal where table_id = $1 and first = $2`,
    [table, first],
  );
  return rows.map(journalRow)[0];
}

/** The row that an event is in; the last one for an event that has not happened. */
export async function readRowWith(
  database: Queryable,
  table: string,
  sequence: number,
): Promise<JournalRow | undefined> {
  const { rows } = await database.query<StoredRow>(
    `select ${COLUMNS} from journal where table_id = $1 and first <= $2
     order by first desc limit 1`,
    [table, sequence],
  );
  return rows.map(journalRow)[0];
}

/** The latest row in which an event of this type may be. */
export async function readLatestRowNaming(
  database: Queryable,
  table: string,
  type: string,
): Promise<JournalRow | undefined> {
  const { rows } = await database.query<StoredRow>(
    `select ${COLUMNS} from journal where table_id = $1 and position($2::bytea in events) > 0
     order by first desc limit 1`,
    [table, Buffer.from(`"type":"${type}"`)],
  );
  return rows.map(journalRow)[0];
}

/** What several tables have after the places where somebody stopped reading them. */
export async function readRowsAfter(
  database: Queryable,
  places: readonly { readonly table: string; readonly last: number }[],
): Promise<readonly JournalRow[]> {
  const { rows } = await database.query<StoredRow>({
    name: 'rows-after',
    text: `select ${COLUMNS.replaceAll(/\w+/g, 'j.$&')}
           from unnest($1::text[], $2::bigint[]) as place (table_id, last)
           cross join lateral (
             select * from journal where table_id = place.table_id and first > place.last
             order by first limit 100) as j
           order by j.table_id, j.first`,
    values: [places.map(({ table }) => table), places.map(({ last }) => last)],
  });
  return rows.map(journalRow);
}

export function journalRow(row: StoredRow): JournalRow {
  const { table_id: table, events, previous, hash, public_key: publicKey, signature } = row;
  const numbers = { first: Number(row.first), last: Number(row.last), at: Number(row.at) };
  const signed = publicKey && signature ? { publicKey, signature } : null;
  return { table, ...numbers, events, previous, hash, signed };
}
