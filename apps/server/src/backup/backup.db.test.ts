import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolConfig } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import type { Binaries } from '../postgres/binaries.ts';
import { migrate } from '../store/migrate.ts';
import { testDatabase } from '../testing/database.ts';
import { servers } from '../testing/postgres/servers.ts';
import { SAMPLE_MIGRATIONS, SAMPLE_ROWS } from '../testing/samples/sample-migrations.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp } from './back-up.ts';
import type { BackupProgress, ReportProgress } from './format.ts';
import { inspectBackup } from './inspect-backup.ts';
import { restore } from './restore.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const TABLES = ['"Terminal Name"', 'bet', 'loose', 'record'];
const migrations = SAMPLE_MIGRATIONS;

const start = async (binaries: Binaries) => ({
  ...binaries,
  database: await testDatabase({ migrated: false, binaries }),
});
const running = await Promise.all((await servers()).map(start));
const pairs = running.flatMap((from) => running.map((to) => ({ from, to })));

/** Everything in the database, compared by the server's own idea of equal text. */
async function everything(pool: Pool): Promise<unknown> {
  const rows = await Promise.all(
    TABLES.map((table) =>
      pool.query(`select t::text from ${table} as t order by t::text collate "C"`),
    ),
  );
  return rows.map((result) => result.rows);
}

async function filled(server: (typeof running)[number], options: PoolConfig = {}): Promise<Pool> {
  const pool = (await server.database.anotherDatabase()).pool(options);
  await migrate(pool, migrations);
  await pool.query(SAMPLE_ROWS);
  return pool;
}

/** Ends the database's side of a pool of one connection when the copy has reached a table. */
async function cutting(pool: Pool, at: string): Promise<ReportProgress> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  let left = rows.map(({ pid }) => pid);
  return ({ table }) => {
    if (table !== at) return;
    for (const pid of left) process.kill(pid, 'SIGTERM');
    left = [];
  };
}

describe.each(pairs)('from $from.version to $to.version', ({ from, to }) => {
  const file = join(folder.path, `${from.version}-${to.version}.baize`);

  test('a restored copy is the database it was made from', async () => {
    const source = await filled(from);
    const written = await backUp({ pool: source, file });
    const target = (await to.database.anotherDatabase()).pool();
    expect(await restore({ pool: target, file, migrations })).toEqual(written);
    expect(await everything(target)).toEqual(await everything(source));
    // The next number continues where the last one was given, and what was append-only is again.
    const next = `insert into bet (terminal, amount) values ('T-1', 5) returning id, twice`;
    expect((await target.query(next)).rows).toEqual([{ id: '1001', twice: '10' }]);
    await expect(target.query('delete from record')).rejects.toThrow('append only');
  });
});

describe('a copy', () => {
  const file = join(folder.path, 'copy.baize');
  const server = running[0];
  if (server === undefined) throw new Error('There is no PostgreSQL here.');

  test('says what is in it, is for its owner only, and tells how far it is', async () => {
    const steps: BackupProgress[] = [];
    const pool = await filled(server);
    const written = await backUp({ pool, file, progress: (step) => steps.push(step) });
    expect(written).toMatchObject({
      ok: true,
      value: {
        schema: 1,
        tables: [
          { name: 'Terminal Name', columns: ['name', 'key', 'at', 'share'], rows: 5 },
          { name: 'bet', columns: ['id', 'terminal', 'amount'], rows: 1000 },
          { name: 'loose', rows: 5 },
          { name: 'record', rows: 400 },
        ],
        sequences: [{ name: 'bet_id_seq', last: '1000', called: true }],
        heads: [],
      },
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await inspectBackup(file)).toEqual(written);
    expect(steps.at(-1)).toEqual({ table: 'record', rows: 400, of: 400, tables: 4, tablesDone: 3 });
  });

  test('never replaces a file', async () => {
    const pool = await filled(server);
    expect(await backUp({ pool, file })).toEqual({
      ok: false,
      error: { code: 'file-exists', file },
    });
  });

  test('needs a folder to go to', async () => {
    const result = await backUp({
      pool: await filled(server),
      file: join(folder.path, 'no', 'where'),
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'not-written' } });
  });

  test('needs something to copy', async () => {
    const pool = (await server.database.anotherDatabase()).pool();
    const result = await backUp({ pool, file: join(folder.path, 'nothing') });
    expect(result).toEqual({ ok: false, error: { code: 'no-schema' } });
  });

  test('that the database does not finish leaves nothing', async () => {
    const pool = await filled(server, { max: 1 });
    const unfinished = join(folder.path, 'unfinished.baize');
    const progress = await cutting(pool, 'bet');
    expect(await backUp({ pool, file: unfinished, progress })).toMatchObject({
      ok: false,
      error: { code: 'not-copied' },
    });
    const names = await readdir(folder.path);
    expect(names.filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });

  test('that is not restored to the end leaves nothing', async () => {
    const pool = (await server.database.anotherDatabase()).pool({ max: 1 });
    const progress = await cutting(pool, 'record');
    expect(await restore({ pool, file, migrations, progress })).toMatchObject({
      ok: false,
      error: { code: 'not-stored' },
    });
    expect(await restore({ pool, file, migrations })).toMatchObject({ ok: true });
  });

  test('is of one moment, whatever happens meanwhile', async () => {
    const pool = await filled(server);
    await pool.query('update bet set amount = 1000');
    let isRunning = true;
    const moving = (async () => {
      // What leaves one table arrives in the other, in one transaction.
      while (isRunning) {
        await pool.query(`with gone as (delete from bet where id =
          (select max(id) from bet) returning id) insert into loose select id::text from gone`);
      }
    })();
    const moment = join(folder.path, 'moment.baize');
    const written = await backUp({ pool, file: moment });
    isRunning = false;
    await moving;
    if (!written.ok) throw new Error(JSON.stringify(written.error));
    const rows = Object.fromEntries(written.value.tables.map((table) => [table.name, table.rows]));
    expect((rows.bet ?? 0) + (rows.loose ?? 0)).toBe(1005);
    const target = (await server.database.anotherDatabase()).pool();
    expect(await restore({ pool: target, file: moment, migrations })).toEqual(written);
  });
});
