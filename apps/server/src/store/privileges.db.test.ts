import { DatabaseError, escapeIdentifier, type Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../postgres/open-database.ts';
import { testDatabase } from '../testing/database.ts';
import { openOffice } from './office.ts';
import { bringUpToDate, rewritingWarning, SERVER_PRIVILEGES } from './privileges.ts';
import { temporarySigningKey } from './signing-key.ts';

const owned = await testDatabase({ migrated: false });
let server: Database;
let pool: Pool;
let columns: readonly { readonly table: string; readonly column: string }[] = [];

beforeAll(async () => {
  expect(await bringUpToDate(owned)).toMatchObject({ ok: true, value: { granting: 'granted' } });
  server = await owned.as('server');
  pool = server.pool({ max: 1 });
  const found = await owned.pool({ max: 1 }).query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, a.attnum`,
  );
  columns = found.rows;
});

/** Whether a statement is allowed; anything but a lack of rights is a mistake of the test. */
async function mayDo(by: Pool, sql: string): Promise<boolean> {
  const client = await by.connect();
  try {
    await client.query('begin');
    await client.query(sql);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '42501') return false;
    // A trigger that refuses was reached, so the statement itself was allowed.
    if (error instanceof DatabaseError && error.code === '23000') return true;
    throw error;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const tables = (): readonly string[] => [...new Set(columns.map(({ table }) => table))];

/** What history is: in these tables a row that was written stays as it was written. */
const HISTORY = [
  'audit_trail',
  'cage_counts',
  'checkpoints',
  'gaming_days',
  'journal',
  'office_journal',
  'operations',
  'postings',
  'schema_migration',
  'streams',
];

describe("the server's role", () => {
  test('is the one a floor signs in as on the database that comes along', async () => {
    const { rows } = await pool.query('select session_user as signed, current_user as acting');
    expect(rows).toEqual([{ signed: 'baize_server', acting: 'baize_server' }]);
    expect(await rewritingWarning(server)).toEqual([]);
    expect(await rewritingWarning(owned)).toHaveLength(1);
  });

  test('changes no row of history, deletes none and empties nothing', async () => {
    for (const table of HISTORY) {
      const name = escapeIdentifier(table);
      for (const { column } of columns.filter((each) => each.table === table)) {
        const sql = `update ${name} set ${escapeIdentifier(column)} = default where false`;
        expect([sql, await mayDo(pool, sql)]).toEqual([sql, false]);
      }
      expect([table, await mayDo(pool, `delete from ${name} where false`)]).toEqual([table, false]);
    }
  });

  test('may do with every table what is written in the list, and nothing else', async () => {
    for (const { table, column } of columns) {
      const [name, field] = [escapeIdentifier(table), escapeIdentifier(column)];
      const may = SERVER_PRIVILEGES[table]?.update?.includes(column) === true;
      const sql = `update ${name} set ${field} = default where false`;
      expect([sql, await mayDo(pool, sql)]).toEqual([sql, may]);
    }
    for (const table of tables()) {
      const name = escapeIdentifier(table);
      const may = SERVER_PRIVILEGES[table]?.delete === true;
      expect([table, await mayDo(pool, `delete from ${name} where false`)]).toEqual([table, may]);
      expect([table, await mayDo(pool, `truncate ${name}`)]).toEqual([table, false]);
    }
  });

  test('changes nothing of how a table is made', async () => {
    for (const table of tables()) {
      const name = escapeIdentifier(table);
      for (const sql of [
        `alter table ${name} disable trigger all`,
        `alter table ${name} add column door text`,
        `drop table ${name}`,
        `create trigger door before insert on ${name} for each row execute function refuse_change()`,
        `create rule door as on insert to ${name} do instead nothing`,
      ]) {
        expect([sql, await mayDo(pool, sql)]).toEqual([sql, false]);
      }
    }
    for (const sql of [
      'drop trigger journal_is_append_only on journal',
      `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
      'create table door (id text)',
      'set session_replication_role = replica',
      'set role baize',
      'set session authorization baize',
      'create role door superuser',
      "copy journal to program 'true'",
    ]) {
      expect([sql, await mayDo(pool, sql)]).toEqual([sql, false]);
    }
  });

  test('adds to the office, signed, and reads it', async () => {
    const office = openOffice(server.pool({ max: 1 }), { key: temporarySigningKey() });
    await office.query(
      `insert into staff (id, name, position, created_at) values ('ann', 'Ann', 'dealer', 1)`,
    );
    const { rows } = await office.query('select count(*)::integer as count from office_journal');
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('lets an instrument end once', async () => {
    await pool.query(
      `insert into instruments (number, amount, status, expires_at, issued_table, issued_terminal, issued_sequence, issued_at)
       values ('1', 5, 'issued', 9, 'T1', 'P01', 1, 1)`,
    );
    const end = `update instruments set status = $1, ended_table = 'T1', ended_sequence = 2, ended_at = 2`;
    await pool.query(end, ['redeemed']);
    await expect(pool.query(end, ['void'])).rejects.toThrow('instrument 1 has ended');
    const again = `update instruments set status = 'issued', ended_table = null, ended_sequence = null, ended_at = null`;
    await expect(pool.query(again)).rejects.toThrow('instrument 1 has ended');
  });
});

test('the list names tables that are there, columns that are there, and every table but the record of migrations', () => {
  expect(Object.keys(SERVER_PRIVILEGES).toSorted()).toEqual(
    tables().filter((table) => table !== 'schema_migration'),
  );
  for (const [table, { update = [] }] of Object.entries(SERVER_PRIVILEGES)) {
    const there = columns.filter((each) => each.table === table).map(({ column }) => column);
    expect(there).toEqual(expect.arrayContaining([...update]));
  }
});

test('the reader reads every table and writes none', async () => {
  const reader = (await owned.as('reader')).pool({ max: 1 });
  for (const table of tables()) {
    const name = escapeIdentifier(table);
    expect([table, await mayDo(reader, `select * from ${name} limit 1`)]).toEqual([table, true]);
    expect([table, await mayDo(reader, `delete from ${name} where false`)]).toEqual([table, false]);
    expect([table, await mayDo(reader, `truncate ${name}`)]).toEqual([table, false]);
    const insert = `insert into ${name} default values`;
    expect([table, await mayDo(reader, insert)]).toEqual([table, false]);
  }
  for (const { table, column } of columns) {
    const field = escapeIdentifier(column);
    const sql = `update ${escapeIdentifier(table)} set ${field} = default where false`;
    expect([sql, await mayDo(reader, sql)]).toEqual([sql, false]);
  }
});

test('whoever does not own the record gives nobody anything, and says so', async () => {
  expect(await bringUpToDate(server)).toMatchObject({
    ok: true,
    value: { applied: [], granting: 'not-the-owner' },
  });
});

test('roles that are missing are made by an owner who may, and said by one who may not', async () => {
  const owner = owned.pool({ max: 1 });
  const drop = async () => {
    await owner.query('drop owned by baize_server, baize_reader');
    await owner.query('drop role baize_server, baize_reader');
  };
  const roles = async () => {
    const { rows } = await owner.query(
      "select rolname from pg_roles where rolname like 'baize\\__%' order by 1",
    );
    return rows.map(({ rolname }) => rolname);
  };
  await drop();
  await owner.query('create role modest in role baize');
  const asModest = { pool: () => owned.pool({ max: 1, options: '-c role=modest' }) };
  expect(await bringUpToDate(asModest)).toMatchObject({ value: { granting: 'no-roles' } });
  expect(await roles()).toEqual([]);
  expect(await bringUpToDate(owned)).toMatchObject({ value: { applied: [], granting: 'granted' } });
  expect(await roles()).toEqual(['baize_reader', 'baize_server']);
  expect(await mayDo(owner, 'set local role baize_server; select 1 from journal')).toBe(true);
  const insert = 'set local role baize_reader; insert into streams default values';
  expect(await mayDo(owner, insert)).toBe(false);
});
