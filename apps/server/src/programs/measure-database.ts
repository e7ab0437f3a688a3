// Measures the life of the embedded database for bench/: each step beside the least it could take.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, type Result } from '@baize/exact';
import type { ClientBase, Pool } from 'pg';
import { backUp } from '../backup/back-up.ts';
import { dataTables } from '../backup/database-shape.ts';
import { restore } from '../backup/restore.ts';
import { tableRows } from '../backup/table-rows.ts';
import { installedBinaries, usableBinaries } from '../postgres/binaries.ts';
import { childLifetimeOfPlatform } from '../postgres/child-lifetime.ts';
import { claimDataFolder } from '../postgres/data-folder.ts';
import { initialiseCluster } from '../postgres/initialise.ts';
import { openDatabase } from '../postgres/open-database.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { migrate } from '../store/migrate.ts';

const ROUNDS = 3;
const ROWS = 100_000;

const A_JOURNAL = `
  insert into streams (table_id, opened_at) values ('T-1', 1);
  insert into journal (table_id, first, last, at, events, previous, hash)
  select 'T-1', number, number, number, convert_to(repeat(sha256(number::text::bytea)::text, 6), 'UTF8'),
         sha256(number::text::bytea), sha256((number + 1)::text::bytea)
  from generate_series(1, ${ROWS}) as number`;

const seconds: Record<string, number[]> = {};

async function time<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  seconds[name] = [...(seconds[name] ?? []), (performance.now() - start) / 1000];
  return value;
}

function must<Value>(result: Result<Value, unknown>): Value {
  assert(result.ok, JSON.stringify(result));
  return result.value;
}

async function bareInitdb(dataFolder: string): Promise<void> {
  const folder = must(await claimDataFolder(dataFolder));
  const binaries = await usableBinaries(must(await installedBinaries()), folder.account);
  const program = { binaries, folder, cluster: folder.cluster, log: () => undefined };
  must(
    await time('initdb', () =>
      initialiseCluster({ ...program, lifetime: childLifetimeOfPlatform() }),
    ),
  );
}

async function starts(dataFolder: string): Promise<void> {
  const start = async () => must(await startPostgres({ dataFolder }));
  const first = await time('first start', start);
  await time('stop', () => first.stop());
  const second = await time('later start', start);
  const gone = new Promise((resolve) => second.onExit(resolve));
  process.kill(second.pid, 'SIGKILL');
  await gone;
  must(await time('start after a crash', () => second.restart()));
  await second.stop();
}

async function copies(folder: string, from: Pool, to: Pool, round: number): Promise<void> {
  const file = join(folder, `copy-${round}`);
  const client = await from.connect();
  await time('rows read', () => readAll(client));
  client.release();
  must(await time('backup', () => backUp({ pool: from, file })));
  must(await time('restore', () => restore({ pool: to, file })));
}

async function readAll(client: ClientBase): Promise<void> {
  for (const table of await dataTables(client)) {
    for await (const _block of tableRows(client, table));
  }
}

async function measure(folder: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await bareInitdb(join(folder, `bare-${round}`));
    await starts(join(folder, `whole-${round}`));
  }
  const database = must(await openDatabase({ dataFolder: join(folder, 'copies') }));
  const from = database.pool({ max: 2 });
  must(await migrate(from));
  await from.query(A_JOURNAL);
  for (let round = 0; round < ROUNDS; round += 1) {
    await from.query(`create database copy_${round}`);
    await copies(folder, from, database.pool({ database: `copy_${round}`, max: 1 }), round);
  }
  await database.close();
}

const folder = await mkdtemp(join(tmpdir(), 'baize-bench-'));
try {
  await measure(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
const memory = process.resourceUsage().maxRSS * 1024;
process.stdout.write(`${JSON.stringify({ seconds, rows: ROWS, memory })}\n`);
