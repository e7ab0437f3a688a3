import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
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
