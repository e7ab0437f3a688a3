import { assert } from '@baize/exact';
import { type ClientBase, escapeIdentifier } from 'pg';
import type { JournalHead, MigrationMark, SequenceState } from './format.ts';

/** Where restoring puts the migrations' own record: there already, from running them. */
const MIGRATION_RECORD = 'schema_migration';

/** So that the same rows are the same bytes on every server. */
export const STABLE_TEXT = `
  set local bytea_output = 'hex';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local timezone = 'UTC';
  set local extra_float_digits = 1`;

/** A table as it is copied: its columns, and an order in which every server would list its rows. */
export interface DataTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly order: string;
}

const OUR_TABLES = `
  pg_class.relnamespace = current_schema()::regnamespace
  and pg_class.relkind in ('r', 'p') and not pg_class.relispartition`;

export async function allTables(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where ${OUR_TABLES} order by relname collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** The tables of our data, those that others refer to first. */
export async function dataTables(client: ClientBase): Promise<readonly DataTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; order: string | null }>(
    `select relname as name,
            array_agg(attname::text order by attnum) as columns,
            string_agg(
              quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end,
              ', ' order by array_position(indkey::smallint[], attnum)
            ) filter (where attnum = any (indkey)) as order
     from pg_class
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     left join pg_index on indrelid = pg_class.oid and indisprimary
     where ${OUR_TABLES} and attgenerated = '' and relname <> '${MIGRATION_RECORD}'
     group by relname
     order by relname collate "C"`,
  );
  const tables = rows.map(({ name, columns, order }) => ({
    name,
    columns,
    order: order ?? `${escapeIdentifier(name)}::text collate "C"`,
  }));
  return sortByReference(tables, await references(client));
}

interface Reference {
  readonly from: string;
  readonly to: string;
}

async function references(client: ClientBase): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `select distinct pg_class.relname as from, target.relname as to
     from pg_constraint
     join pg_class on pg_class.oid = conrelid
     join pg_class as target on target.oid = confrelid
     where contype = 'f' and conrelid <> confrelid and ${OUR_TABLES}`,
  );
  return rows;
}

function sortByReference(
  tables: readonly DataTable[],
  references: readonly Reference[],
): readonly DataTable[] {
  const placed: DataTable[] = [];
  while (placed.length < tables.length) {
    const names = new Set(placed.map(({ name }) => name));
    const next = tables.find(
      ({ name }) =>
        !names.has(name) && references.every(({ from, to }) => from !== name || names.has(to)),
    );
    assert(next !== undefined, 'Tables refer to each other in a circle.');
    placed.push(next);
  }
  return placed;
}

export async function sequences(client: ClientBase): Promise<readonly SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'S'
     order by relname collate "C"`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${escapeIdentifier(name)}`,
    );
    states.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return states;
}

/** The end of every journal, which the hash chain makes an answer for all rows before it. */
export async function journalHeads(client: ClientBase): Promise<readonly JournalHead[]> {
  const there = await client.query("select to_regclass('journal') is not null as there");
  if (there.rows[0]?.there !== true) return [];
  const { rows } = await client.query<JournalHead>(
    `select streams.table_id as table, head.last::text as last, encode(head.hash, 'hex') as hash
     from streams cross join lateral (
       select last, hash from journal where journal.table_id = streams.table_id
       order by first desc limit 1
     ) as head
     order by streams.table_id collate "C"`,
  );
  return rows;
}

export async function readAppliedMigrations(client: ClientBase): Promise<readonly MigrationMark[]> {
  const { rows } = await client.query<MigrationMark>(
    `select number, name, sha256 from ${MIGRATION_RECORD} order by number`,
  );
  return rows;
}
