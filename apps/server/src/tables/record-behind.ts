import type { Actor, Recorded } from '@baize/table';
import {
  decodeFacts,
  type Head,
  type JournalRow,
  type Queryable,
  readRowWith,
} from '../store/journal-row.ts';
import type { KeptRow } from './kept-rows.ts';

/** An operation that was acknowledged and is not in the database any more. */
export interface LostOperation {
  readonly op: string;
  readonly sequence: number;
  readonly at: number;
  readonly by: Actor;
  readonly events: readonly Recorded['event'][];
}

/** A record that ends before what a table has acknowledged. */
export interface RecordBehind {
  /** The last event up to which the database agrees with the table. */
  readonly agreesUpTo: number;
  /** The last event the table has acknowledged. */
  readonly acknowledged: number;
  /** What was acknowledged beyond, as far as the server has it in memory; oldest first. */
  readonly lost: readonly LostOperation[];
  /** The same as rows. */
  readonly rows: readonly KeptRow[];
  /** Whether every lost row is in memory and nothing else stands in their place. */
  readonly canBePutBack: boolean;
}

interface Compared {
  readonly head: Head;
  readonly kept: readonly KeptRow[];
}

/** How the record of a table is behind its head; null where the head is there. */
export async function compareRecord(
  database: Queryable,
  table: string,
  { head, kept }: Compared,
): Promise<RecordBehind | null> {
  const found = await readRowWith(database, table, head.last);
  if (head.last === 0 || found?.hash.equals(head.hash)) return null;
  const newest = await readRowWith(database, table, Number.MAX_SAFE_INTEGER);
  const first = kept[0]?.row.first ?? Number.MAX_SAFE_INTEGER;
  const there = await hashesFrom(database, table, first);
  const agreed = kept.findLastIndex(({ row }) => there.get(row.first)?.equals(row.hash));
  const before = kept[agreed]?.row.hash ?? kept[0]?.row.previous;
  const rows = kept.slice(agreed + 1);
  const ending = newest?.hash ?? Buffer.alloc(32);
  return {
    agreesUpTo: kept[agreed]?.row.last ?? endBefore(newest, first),
    acknowledged: head.last,
    lost: rows.flatMap(operationsOf),
    rows,
    canBePutBack: rows.length > 0 && before?.equals(ending) === true,
  };
}

/** Where the database ends before the rows in memory begin, as far as anybody can tell. */
function endBefore(newest: JournalRow | undefined, first: number): number {
  return Math.min(newest?.last ?? 0, first - 1);
}

async function hashesFrom(
  database: Queryable,
  table: string,
  first: number,
): Promise<ReadonlyMap<number, Buffer>> {
  const { rows } = await database.query<{ first: string; hash: Buffer }>(
    'select first, hash from journal where table_id = $1 and first >= $2',
    [table, first],
  );
  return new Map(rows.map((row) => [Number(row.first), row.hash]));
}

function operationsOf({ row }: KeptRow): readonly LostOperation[] {
  const operations = new Map<string, LostOperation>();
  for (const { op, sequence, at, by, event } of decodeFacts(row)) {
    const known = operations.get(op);
    if (known) operations.set(op, { ...known, events: [...known.events, event] });
    else operations.set(op, { op, sequence, at, by, events: [event] });
  }
  return [...operations.values()];
}

interface Place {
  readonly table: string;
  readonly head: Head;
}

/** The tables whose head is not in the database: one statement for all of them, by the primary key. */
export async function tablesBehind(
  database: Queryable,
  places: readonly Place[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ table_id: string }>({
    name: 'tables-behind',
    text: `select place.table_id
           from unnest($1::text[], $2::bigint[], $3::bytea[]) as place (table_id, last, hash)
           where place.last > 0 and place.hash is distinct from (
             select hash from journal as j
             where j.table_id = place.table_id and j.first <= place.last
             order by j.first desc limit 1)`,
    values: [
      places.map(({ table }) => table),
      places.map(({ head }) => head.last),
      places.map(({ head }) => head.hash),
    ],
  });
  return new Set(rows.map(({ table_id }) => table_id));
}
