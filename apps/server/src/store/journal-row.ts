import type { Recorded } from '@baize/table';
import type { Asking } from './office.ts';
import { hashWithTag, type RowSignature } from './signing-key.ts';

/** One commit of a table as it is stored: consecutive events, chained to the row before. */
export interface JournalRow {
  readonly table: string;
  /** Sequence numbers of its first and last event. */
  readonly first: number;
  readonly last: number;
  /** When it was decided, in milliseconds; never earlier than the row before. */
  readonly at: number;
  readonly events: Buffer;
  readonly previous: Buffer;
  readonly hash: Buffer;
  /** Who wrote it; null for a draft, and for rows from before they were signed. */
  readonly signed: RowSignature | null;
}

/** Where a journal ends. */
export interface Head {
  readonly last: number;
  readonly at: number;
  readonly hash: Buffer;
}

export const EMPTY_HEAD: Head = { last: 0, at: 0, hash: Buffer.alloc(32) };

/** The row that facts become at the end of a journal. */
export function rowOf(
  table: string,
  head: Head,
  at: number,
  facts: readonly Recorded[],
): JournalRow {
  const first = head.last + 1;
  const last = head.last + facts.length;
  const body = { table, first, last, at, events: encodeFacts(facts), previous: head.hash };
  return { ...body, hash: hashOfRow(body), signed: null };
}

export function hashOfRow(row: Omit<JournalRow, 'hash' | 'signed'>): Buffer {
  const { table, first, last, at, previous, events } = row;
  return hashWithTag('baize/journal/1', [table, first, last, at, previous, events]);
}

export function headAfter({ last, at, hash }: JournalRow): Head {
  return { last, at, hash };
}

/** Facts are JSON in UTF-8: what is hashed is what anybody can read. */
function encodeFacts(facts: readonly Recorded[]): Buffer {
  return Buffer.from(JSON.stringify(facts), 'utf8');
}

/** The facts of a row whose hash has been checked, so they are what was once encoded. */
export function decodeFacts({ events }: Pick<JournalRow, 'events'>): readonly Recorded[] {
  return JSON.parse(events.toString('utf8')) as readonly Recorded[];
}

/** What is wrong with a row as the next one after a head; null if nothing is. */
export function rowProblem(row: JournalRow, head: Head): string | null {
  if (row.first !== head.last + 1) {
    return `begins with event ${row.first} where ${head.last + 1} is next`;
  }
  if (!row.previous.equals(head.hash)) return 'does not name the row before it';
  if (row.at < head.at) return 'is older than the row before it';
  if (!hashOfRow(row).equals(row.hash)) return 'does not have the hash it claims';
  return null;
}

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

/** The same of rows with an event of one of these types; bets are not to be found like this. */
export async function readRowsNaming(
  database: Queryable,
  table: string,
  types: readonly string[],
  first: number,
  limit: number,
): Promise<readonly JournalRow[]> {
  const { rows } = await database.query<StoredRow>(
    `select ${COLUMNS} from journal where table_id = $1 and first in (
       select distinct named.first from unnest($4::text[]) as type
       cross join lateral (
         select k.first from journal_kinds as k
         where k.table_id = $1 and k.kind = type and k.first >= $2
         order by k.first limit $3) as named
       order by named.first limit $3)
     order by first`,
    [table, first, limit, types],
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

/** The latest row with an event of this type, up to an event. */
export async function readLatestRowNaming(
  database: Queryable,
  table: string,
  type: string,
  last = Number.MAX_SAFE_INTEGER,
): Promise<JournalRow | undefined> {
  const { rows } = await database.query<StoredRow>(
    `select ${COLUMNS} from journal where table_id = $1 and first = (
       select max(first) from journal_kinds where table_id = $1 and kind = $2 and first <= $3)`,
    [table, type, last],
  );
  return rows.map(journalRow)[0];
}

/**
 * The latest row of any table with an event of this type about a terminal. It reads rows of that type backwards until
 * it meets one, so it is for what is asked seldom.
 */
export async function readLatestRowAbout(
  database: Queryable,
  type: string,
  terminal: string,
): Promise<JournalRow | undefined> {
  const { rows } = await database.query<StoredRow>(
    `select j.* from streams as s cross join lateral (
       select ${COLUMNS.replaceAll(/\w+/g, 'row.$&')} from journal_kinds as k join journal as row using (table_id, first)
       where k.table_id = s.table_id and k.kind = $1 and position($2::bytea in row.events) > 0
       order by k.first desc limit 1) as j
     order by j.at desc limit 1`,
    [type, Buffer.from(`"terminal":${JSON.stringify(terminal)}`, 'utf8')],
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
