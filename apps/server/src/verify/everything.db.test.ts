import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHIPPED } from '@baize/house';
import { escapeIdentifier, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingKeyFile } from '../store/signing-key.ts';
import { placeIn, WITNESS_FILE } from '../store/witness.ts';
import { testDatabase } from '../testing/database.ts';
import { liveInFloor } from '../testing/samples/lived-in-floor.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type VerifyOptions, verifyOn } from './verify-floor.ts';

const database = await testDatabase({ migrated: false });
const folder = await temporaryFolder();
afterAll(() => folder.remove());
const pool = database.pool();
let options: VerifyOptions = { library: SHIPPED };

beforeAll(async () => {
  await liveInFloor(database, folder.path);
  const { publicKey } = await signingKeyFile(join(folder.path, 'signing-key.pem'));
  const witness = placeIn(await readFile(join(folder.path, WITNESS_FILE), 'utf8'));
  options = { ...options, trustedKeys: [publicKey.toString('hex')], ...(witness && { witness }) };
});

/** What is found after somebody who may do everything has done something, which is then undone. */
async function foundAfter(tamper: (client: PoolClient) => Promise<unknown>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    try {
      await tamper(client);
    } catch {
      return { where: 'the schema', what: 'would not have it' };
    }
    return (await verifyOn(client, options)).finding;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

async function columns(): Promise<readonly Column[]> {
  const { rows } = await pool.query<Column>(
    `select table_name as table, column_name as column, data_type as type
     from information_schema.columns
     where table_schema = 'public' order by table_name, ordinal_position`,
  );
  return rows;
}

/** Another value of the same type, whatever it was. */
const OTHER: Readonly<Record<string, (column: string) => string>> = {
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  boolean: (column) => `not coalesce(${column}, false)`,
  text: (column) => `coalesce(${column}, '') || 'x'`,
  ARRAY: (column) => `array_append(${column}, 'x')`,
  bytea: (column) => `coalesce(${column}, '') || 'x'`,
  jsonb: (column) => `coalesce(${column}, '{}') || '{"x": 1}'`,
  xid8: (column) => column,
};

/** Kept for the length of a transaction; nothing stays in it. */
const EMPTY = ['office_changes'];
const isOutside = (table: string) => EMPTY.includes(table);

/** No record says again what a command was: this digest of it can make the floor refuse a repetition, and nothing else. */
const REFUSES_ONLY = ['operations.asked'];

describe('nothing can be changed unnoticed', () => {
  test('as it is, everything is in order', async () => {
    expect(await foundAfter(async () => undefined)).toBeNull();
    for (const table of new Set((await columns()).map((each) => each.table))) {
      const { rows } = await pool.query(`select from ${escapeIdentifier(table)} limit 1`);
      expect([table, rows.length]).toEqual([table, EMPTY.includes(table) ? 0 : 1]);
    }
  });

  test('any column of any table, in its first row and its last', async () => {
    const missed: string[] = [];
    for (const { table, column, type } of await columns()) {
      if (isOutside(table)) continue;
      const [into, name] = [escapeIdentifier(table), escapeIdentifier(column)];
      const other = OTHER[type]?.(name);
      for (const order of ['asc', 'desc']) {
        const found = await foundAfter((client) =>
          client.query(
            `update ${into} set ${name} = ${other} where ctid = (
               select ctid from ${into} order by ctid ${order} limit 1)`,
          ),
        );
        if (!found) missed.push(`${table}.${column} ${order}`);
      }
    }
    expect(missed).toEqual(REFUSES_ONLY.flatMap((each) => [`${each} asc`, `${each} desc`]));
  });

  test('any row taken away, and any row put there', async () => {
    const missed: string[] = [];
    for (const table of new Set((await columns()).map((each) => each.table))) {
      if (isOutside(table)) continue;
      for (const order of ['asc', 'desc']) {
        const gone = await foundAfter((client) =>
          client.query(
            `delete from ${table} where ctid = (select ctid from ${table} order by ctid ${order} limit 1)`,
          ),
        );
        if (!gone) missed.push(`a row of ${table} deleted`);
      }
      const all = await foundAfter((client) => client.query(`delete from ${table}`));
      if (!all) missed.push(`all of ${table} deleted`);
    }
    expect(missed).toEqual([]);
  });
});

test('what was changed in the office is named by table, row and column', async () => {
  const found = await foundAfter((client) =>
    client.query("update staff set position = 'shift-manager' where id = 'ann'"),
  );
  expect(found).toEqual({ where: 'staff ann column position', what: 'is not what was signed' });
  const put = await foundAfter((client) =>
    client.query("insert into staff select 'mal', 'Mal', position from staff where id = 'ann'"),
  );
  expect(put?.where).toBe('the schema');
  const added = await foundAfter((client) =>
    client.query(
      "insert into staff (id, name, position, created_at) values ('mal', 'Mal', 'dealer', 1)",
    ),
  );
  expect(added).toEqual({ where: 'staff mal', what: 'was put there by nobody who signs' });
  const line = await foundAfter((client) =>
    client.query('delete from audit_trail where number = 3'),
  );
  expect(line).toEqual({ where: 'audit_trail 3', what: 'is missing' });
});

test.each([
  ['alter table journal disable trigger journal_is_append_only', 'schema trigger journal'],
  ['drop trigger changes_are_noted on staff', 'schema trigger staff.changes_are_noted'],
  [
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    'schema function refuse_change',
  ],
  ['alter table staff drop constraint staff_pkey cascade', 'schema constraint'],
  [
    `alter table postings drop constraint postings_amount_check,
       add constraint postings_amount_check check (amount > -1)`,
    'schema check postings.postings_amount_check',
  ],
  [
    `drop index one_key_per_device;
     create unique index one_key_per_device on keys (holder) where kind = 'display' and revoked_at is null`,
    'schema condition one_key_per_device',
  ],
  ['alter table faults add column extra text', 'faults'],
  ['create table beside (id text)', 'schema'],
  ['drop index audit_trail_by_person', 'schema index audit_trail_by_person'],
  [
    "create rule silence as on insert to audit_trail where new.who = 'ann' do instead nothing",
    'schema rule audit_trail.silence',
  ],
  [
    `create policy mine on audit_trail using (true); alter table audit_trail enable row level security`,
    'schema policy audit_trail.mine',
  ],
  ['alter table audit_trail enable row level security', 'schema row security audit_trail'],
  ['alter table staff alter must_change_password set default true', 'schema default staff'],
  ['alter table audit_trail alter address set default md5(now()::text)', 'schema default audit'],
  [
    `drop trigger changes_are_noted on staff;
     create trigger changes_are_noted after insert or update or delete on staff
       for each row when (pg_trigger_depth() > 1) execute function note_change('id')`,
    'schema trigger condition staff.changes_are_noted',
  ],
  [
    `do $$ declare name text := (select tgname from pg_trigger where tgisinternal
         and tgrelid = 'sessions'::regclass limit 1);
       begin execute format('alter table sessions disable trigger %I', name); end $$`,
    'schema key trigger sessions',
  ],
  [
    "alter function note_change() set session_replication_role = 'replica'",
    'schema function setting note_change',
  ],
  [
    "create function note_change(text) returns text language sql as 'select $1'",
    'schema function note_change',
  ],
  ['alter function refuse_change() owner to pg_monitor', 'schema owner refuse_change'],
  ['alter table staff owner to pg_monitor', 'schema owner staff'],
  ['grant insert, update on staff to pg_monitor', 'schema grant staff'],
  ['grant update (credit) on terminals to public', 'schema grant terminals.credit'],
  ['grant update on journal to baize_server', 'schema grant journal'],
  ['create table heirs () inherits (instruments)', 'schema'],
  [
    `create function quiet() returns event_trigger language plpgsql as 'begin return; end';
     create event trigger quiet on ddl_command_end execute function quiet()`,
    'schema',
  ],
  ['create publication elsewhere for table instruments', 'schema publication elsewhere'],
  ['create publication elsewhere for all tables', 'schema publication elsewhere'],
  [
    `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
    'schema setting synchronous_commit',
  ],
  [
    "alter role baize_server set session_replication_role = 'replica'",
    'schema setting session_replication_role',
  ],
  ['alter role baize_server set search_path = elsewhere, public', 'schema setting search_path'],
  [
    `alter table keys drop constraint keys_token_hash_key,
       add constraint keys_token_hash_key unique (token_hash) deferrable initially deferred`,
    'schema',
  ],
  [
    `alter table sessions drop constraint sessions_staff_id_fkey,
       add constraint sessions_staff_id_fkey foreign key (staff_id) references staff (id) on delete cascade`,
    'schema foreign key sessions.sessions_staff_id_fkey',
  ],
  [
    `create function same(bigint, bigint) returns boolean language sql immutable as 'select true';
     create operator = (leftarg = bigint, rightarg = bigint, function = same)`,
    'schema',
  ],
  ['create domain text_of_ours as text', 'schema type text_of_ours'],
  [
    "create collation same_case (provider = icu, locale = 'und-u-ks-level2', deterministic = false)",
    'schema collation same_case',
  ],
  ['alter table instruments alter number type text collate "C"', 'schema collation instruments'],
  ['create view beside as select * from staff', 'schema'],
  ['create schema baize_server', 'schema named baize_server'],
])('%s', async (sql, where) => {
  expect((await foundAfter((client) => client.query(sql)))?.where).toContain(where);
});
