import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { deleteDataFolder } from './data-folder.ts';
import type { RunningPostgres } from './running-postgres.ts';
import { startPostgres } from './start-postgres.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());
const dataFolder = join(folder.path, 'data');

async function started(dataFolder: string): Promise<RunningPostgres> {
  const result = await startPostgres({ dataFolder });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function ask(postgres: RunningPostgres, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

describe('one after the other', () => {
  test('a folder that is not there becomes a durable database only its owner can enter', async () => {
    const postgres = await started(dataFolder);
    const settings = await ask(
      postgres,
      `select current_setting(name) from unnest(array['fsync', 'synchronous_commit',
       'full_page_writes', 'listen_addresses', 'data_checksums', 'server_encoding'])
       with ordinality as setting (name, place) order by place`,
    );
    expect(settings).toEqual(['on', 'on', 'on', '', 'on', 'UTF8']);
    expect(
      await ask(postgres, 'select datcollate from pg_database where datname = current_database()'),
    ).toEqual(['C']);
    for (const name of ['', 'cluster', 'socket']) {
      expect((await stat(join(dataFolder, name))).mode & 0o777).toBe(0o700);
    }
    await ask(postgres, 'create table kept (chip integer)');
    await ask(postgres, 'insert into kept values (25)');
    await postgres.stop();
    expect(() => process.kill(postgres.pid, 0)).toThrow('ESRCH');
  });

  test('the next start finds what the last one kept, and nobody deletes it meanwhile', async () => {
    const postgres = await started(dataFolder);
    expect(await deleteDataFolder(dataFolder)).toEqual({
      ok: false,
      error: { code: 'already-running', folder: dataFolder, pid: postgres.pid },
    });
    expect(await ask(postgres, 'select chip from kept')).toEqual([25]);
    expect(postgres.version).toMatch(/^18\./);
    await postgres.stop();
  });

  test('a lock left with the number of a living stranger does not stop it', async () => {
    await writeFile(join(dataFolder, 'cluster', 'postmaster.pid'), `${process.pid}\n`);
    const postgres = await started(dataFolder);
    expect(await ask(postgres, 'select chip from kept')).toEqual([25]);
    await postgres.stop();
  });

  test('a database of another major version is refused', async () => {
    const version = join(dataFolder, 'cluster', 'PG_VERSION');
    await writeFile(version, '17\n');
    expect(await startPostgres({ dataFolder })).toEqual({
      ok: false,
      error: { code: 'version-change', folder: dataFolder, found: '17', needed: '18' },
    });
    await writeFile(version, '18\n');
  });

  test('a damaged cluster says what PostgreSQL said', async () => {
    await writeFile(join(dataFolder, 'cluster', 'postgresql.conf'), 'no such setting = 1\n');
    expect(await startPostgres({ dataFolder })).toMatchObject({
      ok: false,
      error: {
        code: 'did-not-start',
        lines: expect.arrayContaining([expect.stringContaining('syntax error in file')]),
      },
    });
  });

  test('starting over deletes it', async () => {
    expect(await deleteDataFolder(dataFolder)).toEqual({ ok: true, value: undefined });
    expect(await readdir(folder.path)).toEqual([]);
  });
});

test('where the way is too long for a socket, it is elsewhere, and goes away', async () => {
  const postgres = await started(join(folder.path, 'long-'.repeat(20), 'data'));
  const { host = '' } = postgres.connection;
  expect(host.length).toBeLessThan(80);
  expect(await ask(postgres, 'select 1')).toEqual([1]);
  await postgres.stop();
  await expect(stat(host)).rejects.toThrow('ENOENT');
});

describe('a folder that is not ours', () => {
  const foreign = join(folder.path, 'foreign');

  test('is refused, and nothing in it is touched', async () => {
    await mkdir(foreign, { mode: 0o755 });
    await writeFile(join(foreign, 'letter.txt'), 'Dear reader');
    const refused = { ok: false, error: { code: 'foreign-folder', folder: foreign } };
    expect(await startPostgres({ dataFolder: foreign })).toEqual(refused);
    expect(await deleteDataFolder(foreign)).toEqual(refused);
    expect(await readdir(foreign)).toEqual(['letter.txt']);
    expect((await stat(foreign)).mode & 0o777).toBe(0o755);
  });

  test("one in which another server has only begun to write its name is nobody else's", async () => {
    const begun = join(folder.path, 'begun');
    await mkdir(begun);
    await writeFile(join(begun, 'baize-database.txt'), 'baize-da');
    const postgres = await started(begun);
    expect(await ask(postgres, 'select 1')).toEqual([1]);
    await postgres.stop();
    const named = join(folder.path, 'named');
    await mkdir(named);
    await writeFile(join(named, 'baize-database.txt'), 'A list of databases');
    const refused = { ok: false, error: { code: 'foreign-folder', folder: named } };
    expect(await startPostgres({ dataFolder: named })).toEqual(refused);
  });

  test('nor is a path that leads through a file', async () => {
    expect(await startPostgres({ dataFolder: join(foreign, 'letter.txt', 'data') })).toMatchObject({
      ok: false,
      error: { code: 'no-permission' },
    });
  });

  test('one that is not there is deleted already', async () => {
    const result = await deleteDataFolder(join(folder.path, 'nowhere'));
    expect(result).toEqual({ ok: true, value: undefined });
  });
});
