import { createInterface } from 'node:readline';
import { Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../testing/database.ts';
import { startBuilt } from '../testing/processes/source-process.ts';
import { applyMigrations, migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS } from './migrations/index.ts';

const server = await testDatabase({ migrated: false });

const FIRST: Migration = {
  number: 1,
  name: 'chairs',
  sql: 'create table chair (id integer primary key); insert into chair values (7);',
};
const SECOND: Migration = { number: 2, name: 'legs', sql: 'alter table chair add legs integer' };
const BROKEN: Migration = {
  number: 2,
  name: 'broken',
  sql: 'drop table chair; select * from nowhere',
};

async function withEmpty(work: (pool: Pool) => Promise<void>): Promise<void> {
  const database = await server.anotherDatabase();
  await work(database.pool());
}

test('the migrations are numbered from 1 without a gap', () => {
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

test('our own migrations run on an empty database', () =>
  withEmpty(async (pool) => {
    const numbers = MIGRATIONS.map(({ number }) => number);
    expect(await migrate(pool)).toEqual({
      ok: true,
      value: { applied: numbers, schema: numbers.length },
    });
  }));

describe('in order', () => {
  test('what is missing is applied, once', () =>
    withEmpty(async (pool) => {
      expect(await migrate(pool, [FIRST])).toEqual({
        ok: true,
        value: { applied: [1], schema: 1 },
      });
      expect(await migrate(pool, [FIRST, SECOND])).toEqual({
        ok: true,
        value: { applied: [2], schema: 2 },
      });
      expect(await migrate(pool, [FIRST, SECOND])).toEqual({
        ok: true,
        value: { applied: [], schema: 2 },
      });
      expect((await pool.query('select * from chair')).rows).toEqual([{ id: 7, legs: null }]);
    }));
});

describe('refused', () => {
  test('a schema newer than the software', () =>
    withEmpty(async (pool) => {
      await migrate(pool, [FIRST, SECOND]);
      expect(await migrate(pool, [FIRST])).toEqual({
        ok: false,
        error: { code: 'schema-newer', database: 2, software: 1 },
      });
    }));

  test('an old migration whose text has changed', () =>
    withEmpty(async (pool) => {
      await migrate(pool, [FIRST]);
      expect(await migrate(pool, [{ ...FIRST, sql: `${FIRST.sql} ` }, SECOND])).toEqual({
        ok: false,
        error: { code: 'migration-changed', number: 1, name: 'chairs' },
      });
      expect((await pool.query('select * from chair')).rows).toEqual([{ id: 7 }]);
    }));

  test('one that fails leaves nothing of itself', () =>
    withEmpty(async (pool) => {
      expect(await migrate(pool, [FIRST, BROKEN])).toMatchObject({
        ok: false,
        error: { code: 'migration-failed', number: 2, name: 'broken' },
      });
      expect((await pool.query('select number from schema_migration')).rows).toEqual([
        { number: 1 },
      ]);
      expect((await pool.query('select * from chair')).rows).toEqual([{ id: 7 }]);
    }));
});

test('whoever does not own the schema changes nothing, and says how much is missing', async () => {
  const { memberUrl, pool } = await server.anotherDatabase();
  const member = new Pool({ connectionString: memberUrl, max: 1 });
  onTestFinished(() => member.end());
  const apart = (missing: number) => ({ ok: false, error: { code: 'migrations-apart', missing } });
  expect(await migrate(member, [FIRST, SECOND])).toEqual(apart(2));
  const owner = pool({ max: 1 });
  expect((await owner.query("select to_regclass('schema_migration') as there")).rows).toEqual([
    { there: null },
  ]);
  await migrate(owner, [FIRST]);
  await owner.query('grant select on schema_migration to baize_server');
  expect(await migrate(member, [FIRST])).toEqual({ ok: true, value: { applied: [], schema: 1 } });
  expect(await migrate(member, [FIRST, SECOND])).toEqual(apart(1));
});

test('inside a transaction of somebody else all of them are applied, or the one that fails is named', () =>
  withEmpty(async (pool) => {
    const client = await pool.connect();
    await client.query('begin');
    expect(await applyMigrations(client, [FIRST, BROKEN])).toMatchObject({
      ok: false,
      error: { code: 'migration-failed', number: 2, name: 'broken' },
    });
    await client.query('rollback');
    expect((await client.query("select to_regclass('chair') as there")).rows).toEqual([
      { there: null },
    ]);
    await client.query('begin');
    expect(await applyMigrations(client, [FIRST, SECOND])).toEqual({ ok: true, value: undefined });
    await client.query('commit');
    client.release();
    expect(await migrate(pool, [FIRST, SECOND])).toEqual({
      ok: true,
      value: { applied: [], schema: 2 },
    });
  }));

test('of two servers that migrate at once, each step is done by one', async () => {
  const { url, pool } = await server.anotherDatabase();
  const children = [start(url), start(url)];
  await Promise.all(children.map(({ lines }) => lines.next()));
  for (const { child } of children) child.stdin?.write('go\n');
  const results = await Promise.all(children.map(async ({ lines }) => (await lines.next()).value));
  const applied = results.map((line) => REPORT.parse(JSON.parse(line ?? '')).value);
  expect(applied.map(({ schema }) => schema)).toEqual([5, 5]);
  expect(applied.flatMap((report) => report.applied).sort()).toEqual([1, 2, 3, 4, 5]);
  const { rows } = await pool().query('select count(*)::integer as count from schema_migration');
  expect(rows).toEqual([{ count: 5 }]);
});

const REPORT = z.object({
  ok: z.literal(true),
  value: z.object({ applied: z.array(z.number()), schema: z.number() }),
});

function start(url: string) {
  const child = startBuilt(new URL('../testing/postgres/migrate-process.ts', import.meta.url), [
    url,
  ]);
  if (child.stdout === null) throw new Error('The child has no output.');
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}
