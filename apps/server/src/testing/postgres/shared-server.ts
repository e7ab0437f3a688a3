import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig, type Pool } from 'pg';
import type { Database } from '../../postgres/open-database.ts';
import { actingAs } from '../../postgres/roles.ts';
import { type RunningCopy, startCopy } from './start-copy.ts';

/** A database, where it is reached, and the folder its server keeps it in. */
export interface OpenedDatabase {
  readonly database: Database;
  readonly url: string;
  readonly dataFolder: string;
}

let running: Promise<RunningCopy> | undefined;
let created = 0;

/**
 * A fresh database with the schema, on the one PostgreSQL of this process: to start and stop a server for every test
 * file took several times as long. Files of a process run one after the other, so that nobody else is on it meanwhile;
 * `close` ends whoever is still there and removes the database with all that is in it.
 */
export async function sharedDatabase(): Promise<OpenedDatabase> {
  running ??= startShared();
  const { server, dataFolder } = await running;
  created += 1;
  const name = `baize_${created}`;
  await order(server, `create database ${name} template baize strategy file_copy`);
  const url = (server.embedded?.url ?? '').replace('/baize?', `/${name}?`);
  return { database: databaseOn(server, name), url, dataFolder };
}

async function startShared(): Promise<RunningCopy> {
  const copy = await startCopy();
  removeAfterwards(copy);
  return copy;
}

// A test process is ended from outside, and its database with it. The shell reads from a pipe that nobody writes to, so
// it wakes when we are gone; it waits until the database has left the folder, for a minute at the most.
const REMOVE =
  'read -r _; for _ in $(seq 600); do [ -e "$1" ] || break; sleep 0.1; done; rm -rf -- "$2"';

function removeAfterwards({ folder, dataFolder }: RunningCopy): void {
  const lock = `${dataFolder}/cluster/postmaster.pid`;
  const shell = spawn('/bin/sh', ['-c', REMOVE, 'sh', lock, folder.path], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
}

/** Names cannot be parameters; these are our own. Nobody may be on a database that is copied or removed. */
async function order(server: Database, statement: string): Promise<void> {
  const client = new Client({ ...server.connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** As long as a server waits for what is under way when it ends. */
const GOODBYE_MS = 10_000;

function databaseOn(server: Database, name: string): Database {
  const pools = new Set<Pool>();
  const close = async (): Promise<void> => {
    const ending = [...pools].filter((pool) => !pool.ended).map((pool) => pool.end());
    await Promise.race([Promise.all(ending), sleep(GOODBYE_MS, undefined, { ref: false })]);
    await order(server, `drop database if exists ${name} with (force)`);
  };
  const by = (acting: ClientConfig): Database => ({
    ...server,
    connection: acting,
    acting,
    // Not this file's to stop.
    embedded: undefined,
    pool: (options = {}) => {
      const pool = server.pool({ ...acting, ...options });
      pools.add(pool);
      return pool;
    },
    as: async (role) => by(actingAs(acting, role, true)),
    close,
  });
  return by({ ...server.connection, database: name });
}
