import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '@baize/exact';
import { type ClientConfig, Pool, type PoolConfig } from 'pg';
import type { DatabaseFault } from './database-fault.ts';
import { inspectServer } from './inspect-server.ts';
import type { RunningPostgres } from './running-postgres.ts';
import { type PostgresOptions, startPostgres } from './start-postgres.ts';

/** A database that answers, wherever it is. */
export interface Database {
  readonly version: string;
  readonly connection: ClientConfig;
  /** Present when the database is ours to start and stop. */
  readonly embedded: RunningPostgres | undefined;
  /** What an operator should know: settings of the server that lose acknowledged bets. */
  readonly warnings: readonly string[];
  /** A pool of connections; `close` ends it. */
  pool(options?: PoolConfig): Pool;
  /** Ends every pool, then stops the database if it is ours. */
  close(): Promise<void>;
}

/** How long a query under way may hold up the end; what is not committed by then is rolled back. */
const GOODBYE_MS = 10_000;

export type DatabaseOptions =
  | { readonly url: string; readonly log?: (line: string) => void }
  | PostgresOptions;

/** The database an operator named, or the one we bring along. */
export async function openDatabase(
  options: DatabaseOptions,
): Promise<Result<Database, DatabaseFault>> {
  const log = options.log ?? (() => undefined);
  if ('url' in options) return connect({ connectionString: options.url }, undefined, log);
  const started = await startPostgres(options);
  if (!started.ok) return started;
  const connected = await connect(started.value.connection, started.value, log);
  if (!connected.ok) await started.value.stop();
  return connected;
}

async function connect(
  connection: ClientConfig,
  embedded: RunningPostgres | undefined,
  log: (line: string) => void,
): Promise<Result<Database, DatabaseFault>> {
  const inspected = await inspectServer(connection);
  if (!inspected.ok) return err(inspected.error);
  const pools = new Set<Pool>();
  return ok({
    ...inspected.value,
    connection,
    embedded,
    pool: (options = {}) => {
      const pool = new Pool({ ...connection, application_name: 'baize', ...options });
      // Without these listeners a connection that breaks while idle, or while the pool is letting go
      // of it, would end the server.
      pool.on('error', (error) => log(`An idle database connection broke: ${error.message}`));
      pool.on('connect', (client) => client.on('error', () => undefined));
      pools.add(pool);
      return pool;
    },
    close: async () => {
      const ending = [...pools].filter((pool) => !pool.ended).map((pool) => pool.end());
      await Promise.race([Promise.all(ending), sleep(GOODBYE_MS, undefined, { ref: false })]);
      await embedded?.stop();
    },
  });
}
