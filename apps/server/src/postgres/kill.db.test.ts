import { chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { type PostgresNews, startPostgresChild } from '../testing/postgres/postgres-child.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isRoot, readPasswd, unprivilegedAccount } from './account.ts';
import { isReachable } from './reachable.ts';
import { startPostgres } from './start-postgres.ts';

const folder = await temporaryFolder();
afterAll(() => folder.remove());

function url(news: PostgresNews): string {
  if (!news.ok) throw new Error(JSON.stringify(news.error));
  return news.url;
}

/** So many rows are there before anything is killed: how long that takes is the machine's affair. */
const FIRST_ROWS = 20;

/** Somebody who inserts: told when it is well under way, and with the last number acknowledged when it breaks. */
function inserting(connectionString: string) {
  let begun = (): void => undefined;
  const isUnderWay = new Promise<void>((resolve) => {
    begun = resolve;
  });
  return { broken: insertUntilItBreaks(connectionString, begun), isUnderWay };
}

/** Inserts row after row until the connection breaks; answers with the last number acknowledged. */
async function insertUntilItBreaks(connectionString: string, begun: () => void): Promise<number> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table if not exists bet (number integer primary key)');
  const { rows } = await client.query<{ number: number }>('select max(number) as number from bet');
  let acknowledged = rows[0]?.number ?? 0;
  const first = acknowledged + FIRST_ROWS;
  try {
    for (;;) {
      await client.query('insert into bet values ($1)', [acknowledged + 1]);
      acknowledged += 1;
      if (acknowledged === first) begun();
    }
  } catch {
    return acknowledged;
  }
}

async function countBets(connectionString: string): Promise<number | undefined> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from bet',
  );
  await client.end();
  return rows[0]?.count;
}

async function namesIn(path: string): Promise<readonly string[]> {
  return readdir(path, { recursive: true }).catch((): string[] => []);
}

describe.each(['kernel', 'watchdog'])('a server killed, its database on the %s leash', (leash) => {
  test('takes the database with it and loses nothing acknowledged', async () => {
    const dataFolder = join(folder.path, leash);
    for (let round = 0; round < 2; round += 1) {
      const child = startPostgresChild([dataFolder, leash]);
      const { broken, isUnderWay } = inserting(url(await child.news));
      await isUnderWay;
      await child.kill();
      const acknowledged = await broken;
      const next = startPostgresChild([dataFolder, leash]);
      const found = await countBets(url(await next.news));
      // The one bet under way when the server died may have been committed without an answer.
      expect([acknowledged, acknowledged + 1]).toContain(found);
      expect(found).toBeGreaterThan(0);
      await next.stop();
    }
  });
});

test('a database killed says so, and comes back with everything acknowledged', async () => {
  const started = await startPostgres({ dataFolder: join(folder.path, 'kernel') });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const postgres = started.value;
  for (let round = 0; round < 3; round += 1) {
    const exit = new Promise((resolve) => postgres.onExit(resolve));
    const { broken, isUnderWay } = inserting(postgres.url);
    await isUnderWay;
    process.kill(postgres.pid, 'SIGKILL');
    expect(await exit).toMatchObject({ code: null, signal: 'SIGKILL' });
    const acknowledged = await broken;
    expect(await postgres.restart()).toEqual({ ok: true, value: undefined });
    expect([acknowledged, acknowledged + 1]).toContain(await countBets(postgres.url));
  }
  const gone = new Promise((resolve) => postgres.onExit(resolve));
  process.kill(postgres.pid, 'SIGKILL');
  await gone;
  // Whoever restarts and whoever stops may meet; the one that stops has the last word.
  const [, restarted] = await Promise.all([postgres.stop(), postgres.restart()]);
  expect(restarted).toMatchObject({ ok: false, error: { code: 'did-not-start' } });
});

test('killed while the cluster is made, the next server makes it anew', async () => {
  const dataFolder = join(folder.path, 'half-made');
  const child = startPostgresChild([dataFolder]);
  const silence = expect(child.news).rejects.toThrow('without a word');
  // PG_VERSION is among the first files; the catalogues, which take most of the time, come after it.
  while (!(await namesIn(dataFolder)).some((name) => name.endsWith('PG_VERSION'))) await sleep(5);
  await child.kill();
  await silence;
  expect(await namesIn(dataFolder)).not.toContain('cluster');
  const next = startPostgresChild([dataFolder]);
  expect(await next.news).toMatchObject({ ok: true });
  expect((await readdir(dataFolder)).sort()).toEqual(['baize-database.txt', 'cluster', 'socket']);
  await next.stop();
});

test('of two servers that start on one new folder, one gets it and the other says who has it', async () => {
  const dataFolder = join(folder.path, 'wanted');
  const children = [startPostgresChild([dataFolder]), startPostgresChild([dataFolder])];
  const news = await Promise.all(children.map((child) => child.news));
  const winner = news.find((one) => one.ok);
  const loser = news.find((one) => !one.ok);
  expect(loser).toEqual({
    ok: false,
    error: { code: 'already-running', folder: dataFolder, pid: winner?.ok && winner.pid },
  });
  await Promise.all(children.map((child) => child.stop()));
});

test('an ordinary user needs no other account', async () => {
  const dataFolder = join(folder.path, 'ordinary');
  await mkdir(dataFolder);
  const sources = fileURLToPath(new URL('.', import.meta.url));
  const account = isRoot() ? unprivilegedAccount(readPasswd()) : undefined;
  const changes = account !== undefined && isReachable(sources, account);
  if (changes) {
    await chown(folder.path, account.uid, account.gid);
    await chown(dataFolder, account.uid, account.gid);
  }
  const user = changes ? { uid: account.uid, gid: account.gid } : {};
  const child = startPostgresChild([dataFolder], user);
  expect(await child.news).toMatchObject({ ok: true });
  await child.stop();
});
