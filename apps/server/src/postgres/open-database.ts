import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '@baize/exact';
import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';
import type { DatabaseProblem } from './database-problem.ts';
import { KEPT_ALIVE } from './kept-alive.ts';
import { actingAs, type DatabaseRole, mayActAs } from './roles.ts';
import type { RunningPostgres } from './running-postgres.ts';
import { type PostgresOptions, startPostgres } from './start-postgres.ts';

interface ServerReport {
  readonly version: string;
  readonly warnings: readonly string[];
}

interface ServerRow {
  readonly number: number;
  readonly version: string;
  readonly encoding: string;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly synchronous_commit: string;
}

const OLDEST = 150_000;

/** Asks a server what it is before anything is written to it. */
async function inspectServer(
  connection: ClientConfig,
): Promise<Result<ServerReport, DatabaseProblem>> {
  const row = await askServer(connection);
  return row.ok ? judgeServer(row.value) : row;
}

/** Pure, because no server that is too old can be installed beside the others to be asked. */
export function judgeServer(row: ServerRow): Result<ServerReport, DatabaseProblem> {
  if (row.number < OLDEST) return err({ code: 'server-too-old', version: row.version });
  if (row.encoding !== 'UTF8') return err({ code: 'wrong-encoding', encoding: row.encoding });
  const off = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter(
    (setting) => row[setting] === 'off',
  );
  const warnings = off.map(
    (setting) => `The server runs with ${setting} off: a crash may lose acknowledged bets.`,
  );
  return ok({ version: row.version, warnings });
}

async function askServer(connection: ClientConfig): Promise<Result<ServerRow, DatabaseProblem>> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<ServerRow>(
      `select current_setting('server_version_num')::integer as number,
              current_setting('server_version') as version,
              current_setting('server_encoding') as encoding,
              current_setting('fsync') as fsync,
              current_setting('full_page_writes') as full_page_writes,
              current_setting('synchronous_commit') as synchronous_commit`,
    );
    const row = rows[0];
    return row ? ok(row) : err({ code: 'unreachable', detail: 'it gave no answer' });
  } catch (error) {
    return err({ code: 'unreachable', detail: detailOf(error) });
  } finally {
    await client.end().catch(() => undefined);
  }
}

// Node reports a host with several addresses as an AggregateError, whose own message is empty.
function detailOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(detailOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** A database that answers, wherever it is. */
export interface Database {
  readonly version: string;
  readonly connection: ClientConfig;
  /** How a connection is made that acts as these pools do. */
  readonly acting: ClientConfig;
  /** Present when the database is ours to start and stop. */
  readonly embedded: RunningPostgres | undefined;
  /** What an operator should know: settings of the server that lose acknowledged bets. */
  readonly warnings: readonly string[];
  /** A pool of connections; `close` ends it. */
  pool(options?: PoolConfig): Pool;
  /** The same database by somebody who may do less; as it is where nobody has given that role anything yet. */
  as(role: DatabaseRole): Promise<Database>;
  /** Ends every pool, of every role, then stops the database if it is ours. */
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
): Promise<Result<Database, DatabaseProblem>> {
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
): Promise<Result<Database, DatabaseProblem>> {
  const inspected = await inspectServer(connection);
  if (!inspected.ok) return err(inspected.error);
  const pools = new Set<Pool>();
  const by = (acting: ClientConfig): Database => ({
    ...inspected.value,
    // On a database of somebody else a lease is held by whoever signed in: only they may end it.
    connection: embedded ? acting : connection,
    acting,
    embedded,
    pool: (options = {}) => {
      const pool = new Pool({ ...acting, ...KEPT_ALIVE, application_name: 'baize', ...options });
      // Without these listeners a connection that breaks while idle, or while the pool is letting go
      // of it, would end the server.
      pool.on('error', (error) => log(`An idle database connection broke: ${error.message}`));
      pool.on('connect', (client) => client.on('error', () => undefined));
      pools.add(pool);
      return pool;
    },
    as: async (role) =>
      by((await isGiven(connection, role)) ? actingAs(connection, role, !!embedded) : acting),
    close: async () => {
      const ending = [...pools].filter((pool) => !pool.ended).map((pool) => pool.end());
      await Promise.race([Promise.all(ending), sleep(GOODBYE_MS, undefined, { ref: false })]);
      await embedded?.stop();
    },
  });
  return ok(by(connection));
}

async function isGiven(connection: ClientConfig, role: DatabaseRole): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await mayActAs(client, role);
  } finally {
    await client.end();
  }
}
