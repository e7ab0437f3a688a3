import { Client, type Pool, type PoolConfig } from 'pg';
import { afterAll } from 'vitest';
import type { Database } from '../postgres/open-database.ts';
import { type OpenedDatabase, sharedDatabase } from './postgres/shared-server.ts';
import { type CopyOptions, startCopy } from './postgres/start-copy.ts';

/** A database on a real PostgreSQL, for one test file. */
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

export interface TestDatabaseOptions extends CopyOptions {
  /** A server of its own, for a test that stops it; one that asks for anything special has that anyway. */
  readonly alone?: boolean;
}

/**
 * A database for the test file that calls this at its top level, removed when the file is done:
 *
 *     const database = await testDatabase();
 *     const pool = database.pool();
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const isOrdinary = Object.values(options).every((each) => each === undefined);
  const { database, url, dataFolder } = await (isOrdinary ? sharedDatabase() : ownServer(options));
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= database.close();
    return closed;
  };
  afterAll(close);
  return {
    ...database,
    url,
    dataFolder,
    close,
    anotherDatabase: () => createDatabase(database, url),
  };
}

async function ownServer(options: CopyOptions): Promise<OpenedDatabase> {
  const { server, folder, dataFolder } = await startCopy(options);
  const close = () => server.close().finally(() => folder.remove());
  return { database: { ...server, close }, url: server.embedded?.url ?? '', dataFolder };
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
  const own = url.replace(/\/\w+\?/, `/${database}?`);
  return {
    url: own,
    memberUrl: own.replace('//baize@', '//floor_login@'),
    pool: (options = {}) => server.pool({ ...options, database }),
  };
}
