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
import { type Database, openDatabase } from '../postgres/open-database.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { NO_CHANGES } from '../store/changes.ts';
import { commitRow } from '../store/commit-row.ts';
import { hashOfRow } from '../store/journal-row.ts';
import { bringUpToDate } from '../store/privileges.ts';
import { type SigningKey, temporarySigningKey } from '../store/signing-key.ts';

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

const COMMITS = 200;
const COMMIT_ROUNDS = 9;
/** A bet as a journal keeps it, and what a signature would take of it where nobody signs. */
const A_BET = Buffer.from(JSON.stringify([{ type: 'BetsChanged', made: 'x'.repeat(500) }]));
const UNSIGNED = { publicKey: Buffer.alloc(32), sign: () => Buffer.alloc(64) };

/** Rows of single bets, one transaction each: by the owner with no signature, with one, and by the role a floor has. */
async function commits(owned: Database): Promise<void> {
  const server = await owned.as('server');
  const key = temporarySigningKey();
  const ways = [
    { name: 'rows, owner, unsigned', pool: owned.pool({ max: 1 }), key: UNSIGNED },
    { name: 'rows, owner, signed', pool: owned.pool({ max: 1 }), key },
    { name: 'rows, server, signed', pool: server.pool({ max: 1 }), key },
  ].map((way) => ({ ...way, table: way.name, last: 0 }));
  for (const { table } of ways) {
    await ways[0]?.pool.query('insert into streams (table_id, opened_at) values ($1, 1)', [table]);
  }
  // The first round warms up; it is not counted.
  for (let round = 0; round <= COMMIT_ROUNDS; round += 1) {
    for (const turn of ways.keys()) {
      const way = ways[(round + turn) % ways.length];
      if (!way) continue;
      const client = await way.pool.connect();
      const commitAll = async () => {
        for (let each = 0; each < COMMITS; each += 1) {
          way.last += 1;
          await commitBet(client, way.table, way.last, way.key);
        }
      };
      await (round === 0 ? commitAll() : time(way.name, commitAll));
      client.release();
    }
  }
}

async function commitBet(client: ClientBase, table: string, at: number, key: SigningKey) {
  const previous = Buffer.alloc(32, at - 1);
  const named = { table, first: at, last: at, at, events: A_BET, previous };
  const row = { ...named, hash: hashOfRow(named), signed: null };
  const changes = { ...NO_CHANGES, operations: [{ op: `${table} ${at}`, sequence: at }] };
  const { type } = await commitRow(client, row, changes, { key });
  assert(type === 'committed', 'Nobody else writes here.');
}

/** All of it, or what rows cost alone. */
async function measure(folder: string, only: string | undefined): Promise<void> {
  const database = must(await openDatabase({ dataFolder: join(folder, 'copies') }));
  must(await bringUpToDate(database));
  await commits(database);
  if (only !== 'rows') await measureLife(folder, database);
  await database.close();
}

async function measureLife(folder: string, database: Database): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await bareInitdb(join(folder, `bare-${round}`));
    await starts(join(folder, `whole-${round}`));
  }
  const from = database.pool({ max: 2 });
  await from.query(A_JOURNAL);
  for (let round = 0; round < ROUNDS; round += 1) {
    await from.query(`create database copy_${round}`);
    await copies(folder, from, database.pool({ database: `copy_${round}`, max: 1 }), round);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'baize-bench-'));
try {
  await measure(folder, process.argv[2]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
const memory = process.resourceUsage().maxRSS * 1024;
process.stdout.write(`${JSON.stringify({ seconds, rows: ROWS, memory })}\n`);
