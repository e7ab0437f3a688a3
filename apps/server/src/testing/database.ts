import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type Pool, type PoolConfig } from 'pg';
import { afterAll } from 'vitest';
import type { Binaries } from '../postgres/binaries.ts';
import { type Database, openDatabase } from '../postgres/open-database.ts';
import { copyTemplate } from './postgres/cluster-template.ts';
import { servers } from './postgres/servers.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A real PostgreSQL for one test file. */
export interface TestDatabase extends Database {
  readonly url: string;
  readonly dataFolder: string;
  /** One more database on the same server, without a schema. Its pools end with this one's. */
  anotherDatabase(): Promise<AnotherDatabase>;
}

export interface AnotherDatabase {
  readonly url: string;
  /** The same by somebody who is a member of the server's role and owns nothing. */
  readonly memberUrl: string;
  pool(options?: PoolConfig): Pool;
}

export interface TestDatabaseOptions {
  /** Whether the schema is there already; it is unless you say no. */
  readonly migrated?: boolean;
  /** With fsync, for what is measured or killed; tests of behaviour do without. */
  readonly durable?: boolean;
  /** One of `servers()`; the one we bring along unless you say another. */
  readonly binaries?: Binaries;
}

const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * Starts a database for the test file that calls this at its top level, and stops and deletes it when
 * the file is done:
 *
 *     const database = await testDatabase();
 *     const pool = database.pool();
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const folder = await temporaryFolder();
  // Root's temporary folders are closed to the account the database runs as, and PostgreSQL 15 minds.
  await chmod(folder.path, 0o755);
  const dataFolder = join(folder.path, 'data');
  const database = await startCopy(dataFolder, options).catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= database.close().finally(() => folder.remove());
    return closed;
  };
  afterAll(close);
  const url = database.embedded?.url ?? '';
  return {
    ...database,
    url,
    dataFolder,
    close,
    anotherDatabase: () => createDatabase(database, url),
  };
}

async function startCopy(dataFolder: string, options: TestDatabaseOptions): Promise<Database> {
  const binaries = options.binaries ?? (await servers())[0];
  if (binaries === undefined) throw new Error('There is no PostgreSQL here.');
  await copyTemplate(binaries, dataFolder, { migrated: options.migrated ?? true });
  const settings = options.durable === true ? {} : FAST;
  const opened = await openDatabase({ dataFolder, settings, binaries });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

let created = 0;

async function createDatabase(server: Database, url: string): Promise<AnotherDatabase> {
  created += 1;
  const database = `another_${created}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${database} template template0`);
  const { rows } = await client.query("select from pg_roles where rolname = 'floor_login'");
  if (rows.length === 0) await client.query('create role floor_login login in role baize_server');
  await client.end();
  const own = url.replace('/baize?', `/${database}?`);
  return {
    url: own,
    memberUrl: own.replace('//baize@', '//floor_login@'),
    pool: (options = {}) => server.pool({ ...options, database }),
  };
}
