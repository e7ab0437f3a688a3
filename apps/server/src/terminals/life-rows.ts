import {
  type JournalRow,
  journalRow,
  type Queryable,
  type StoredRow,
} from '../store/journal-row.ts';

/** How many rows of one table are looked through for a page. */
const LOOKED_THROUGH = 2_000;

export interface LifeRows {
  readonly rows: readonly JournalRow[];
  /** The oldest row that was looked at, where there are older ones to look at; else null. */
  readonly stoppedAt: { readonly first: number; readonly at: number } | null;
}

/**
 * The latest rows of a table, before one, that name a terminal. They are found through the kinds of their events, so rows
 * of bets alone are not read; its stakes are in the event that closed them.
 */
export async function rowsOfTerminal(
  database: Queryable,
  table: string,
  { terminal, before, limit }: { terminal: string; before: number; limit: number },
  lookedThrough = LOOKED_THROUGH,
): Promise<LifeRows> {
  const firsts = await firstsBefore(database, table, before, lookedThrough);
  const { rows } = await database.query<StoredRow>(
    `select * from journal where table_id = $1 and first = any ($2::bigint[])
       and exists (select from unnest($3::bytea[]) as named where position(named in events) > 0)
     order by first desc limit $4`,
    [table, firsts, namesOf(table, terminal).map((name) => Buffer.from(name, 'utf8')), limit],
  );
  const found = rows.map(journalRow);
  const oldest = found.at(-1);
  if (oldest && found.length === limit) return { rows: found, stoppedAt: oldest };
  const last = firsts.at(-1);
  if (last === undefined || firsts.length < lookedThrough) return { rows: found, stoppedAt: null };
  const { rows: times } = await database.query<{ at: string }>(
    'select at from journal where table_id = $1 and first = $2',
    [table, last],
  );
  return { rows: found, stoppedAt: { first: Number(last), at: Number(times[0]?.at ?? 0) } };
}

/** How an event in the journal of a table names a terminal: itself, its accounts, its service and its visits. */
export function namesOf(table: string, terminal: string): readonly string[] {
  const name = JSON.stringify(terminal).slice(1, -1);
  const accounts = ['credit', 'held', 'receivable'].map((account) => `"${account}:${name}"`);
  const visit = JSON.stringify(`${table}/${terminal}/`).slice(1, -1);
  return [`"terminal":"${name}"`, ...accounts, `"terminal ${name}"`, visit];
}

/** Where the latest rows with anything but bets begin, latest first. Each kind is read along its own index. */
async function firstsBefore(
  database: Queryable,
  table: string,
  before: number,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await database.query<{ first: string }>(
    `with recursive kinds (kind) as (
       (select kind from journal_kinds where table_id = $1 order by kind limit 1)
       union all
       select (select k.kind from journal_kinds as k where k.table_id = $1 and k.kind > kinds.kind
               order by k.kind limit 1)
       from kinds where kinds.kind is not null)
     select distinct named.first from kinds cross join lateral (
       select k.first from journal_kinds as k
       where k.table_id = $1 and k.kind = kinds.kind and k.first < $2
       order by k.first desc limit $3) as named
     order by named.first desc limit $3`,
    [table, before, limit],
  );
  return rows.map(({ first }) => first);
}
