import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { servers } from '../testing/postgres/servers.ts';
import { openDatabase } from './open-database.ts';

describe.each(await servers())('PostgreSQL $version', async (binaries) => {
  const server = await testDatabase({ migrated: false, binaries, durable: true });

  test('an address is opened without starting anything', async () => {
    const opened = await openDatabase({ url: server.url });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const database = opened.value;
    expect(database).toMatchObject({ embedded: undefined, warnings: [] });
    expect(database.version.split('.')[0]).toBe(binaries.major);
    const { rows } = await database.pool().query('select 6 * 7 as answer');
    expect(rows).toEqual([{ answer: 42 }]);
    await database.close();
    // Whoever was only visiting stops nothing.
    expect((await server.pool().query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a database that is not there does not answer', async () => {
    const result = await openDatabase({ url: server.url.replace('/baize?', '/nowhere?') });
    expect(result).toEqual({
      ok: false,
      error: { code: 'unreachable', detail: 'database "nowhere" does not exist' },
    });
  });

  test('text in another encoding is refused', async () => {
    await server
      .pool()
      .query("create database latin template template0 encoding 'LATIN1' locale 'C'");
    expect(await openDatabase({ url: server.url.replace('/baize?', '/latin?') })).toEqual({
      ok: false,
      error: { code: 'wrong-encoding', encoding: 'LATIN1' },
    });
  });

  test('a broken connection is replaced, and ends nobody', async () => {
    const pool = server.pool({ max: 1 });
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const broken = new Promise((resolve) => pool.once('error', resolve));
    await server.pool().query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect(await broken).toMatchObject({ code: '57P01' });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

test('a host that is not there does not answer', async () => {
  const result = await openDatabase({ url: 'postgres://baize@/baize?host=/nowhere&port=5432' });
  expect(result).toMatchObject({
    ok: false,
    error: { code: 'unreachable', detail: expect.stringContaining('ENOENT') },
  });
});
