import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '@baize/exact';
import { Client, type ClientConfig, DatabaseError } from 'pg';
import { type Binaries, installedBinaries, usableBinaries } from './binaries.ts';
import { type ChildLifetime, childLifetimeOfPlatform } from './child-lifetime.ts';
import { claimDataFolder, type DataFolder } from './data-folder.ts';
import { initialiseCluster, ROLE } from './initialise.ts';
import { awaitPredecessor, lockHolder, PATIENCE_MS } from './predecessor.ts';
import type { PostgresProblem } from './problem.ts';
import { problemOfError, problemOfLines } from './problem-of-error.ts';
import { type Program, type ProgramOptions, runProgram } from './program.ts';
import { ensureRoles } from './roles.ts';
import { type RunningPostgres, runningPostgres } from './running-postgres.ts';
import { makeSocketFolder, PORT, type SocketFolder } from './socket-folder.ts';

/** Settings of the embedded PostgreSQL: durable, small, silent about what we handle ourselves. */
const SETTINGS: Readonly<Record<string, string>> = {
  cluster_name: 'baize',
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // An acknowledged commit survives a power cut; these are the defaults, and they are the point.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A statement that fails is our client's business: two nodes that append at once is daily life.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_line_prefix: '%p ',
};

function settingArguments(settings: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Recovery after a crash reads the log since the last checkpoint; half a gigabyte takes seconds. */
const RECOVERY_MS = 300_000;

interface PostmasterOptions extends ProgramOptions {
  readonly socket: SocketFolder;
  readonly settings: Readonly<Record<string, string>>;
  readonly connection: ClientConfig;
}

/** Starts the database process and waits until it answers. */
async function startPostmaster(
  options: PostmasterOptions,
): Promise<Result<Program, PostgresProblem>> {
  const deadline = performance.now() + PATIENCE_MS;
  const { cluster, folder, socket, connection } = options;
  const settings = { ...options.settings, unix_socket_directories: socket.name };
  for (;;) {
    const postmaster = runProgram('postgres', settingArguments(settings), options);
    if (await isReady(postmaster, cluster, connection)) return ok(postmaster);
    if (!isHeldByAnother(postmaster.lines)) {
      return err(problemOfLines(postmaster.lines, folder.path, socket.path));
    }
    if (performance.now() >= deadline) {
      const pid = (await lockHolder(cluster)) ?? 0;
      return err({ code: 'already-running', folder: folder.path, pid });
    }
    await sleep(100);
  }
}

// The children of a killed postmaster notice its death within moments, not at once.
function isHeldByAnother(lines: readonly string[]): boolean {
  return lines.some((line) => /pre-existing shared memory block|lock file .* exists/.test(line));
}

async function isReady(
  postmaster: Program,
  cluster: string,
  connection: ClientConfig,
): Promise<boolean> {
  let ended = false;
  void postmaster.ended.then(() => {
    ended = true;
  });
  const deadline = performance.now() + RECOVERY_MS;
  try {
    while (!ended && performance.now() < deadline) {
      // Whoever answers may be another server that was quicker; the lock says whose database it is.
      const isOurs = (await lockHolder(cluster)) === postmaster.pid;
      if (isOurs && (await answers(connection))) return true;
      await sleep(20);
    }
  } catch (error) {
    await stopAtOnce(postmaster);
    throw error;
  }
  await stopAtOnce(postmaster);
  return false;
}

async function stopAtOnce(postmaster: Program): Promise<void> {
  postmaster.signal('SIGQUIT');
  await postmaster.ended;
}

async function answers(connection: ClientConfig): Promise<boolean> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // 57P03 is "starting up" or, seen from behind a dying one, "shutting down". What the socket says
    // while there is nobody behind it differs by system, and whether it ends we learn from the process.
    if (error instanceof DatabaseError && error.code !== '57P03') throw error;
    return false;
  }
}

export interface PostgresOptions {
  /** Made if it is not there. Ours alone: a folder with anything else in it is refused. */
  readonly dataFolder: string;
  readonly log?: (line: string) => void;
  /** On top of, or instead of, our own settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Another PostgreSQL than the one npm installed. */
  readonly binaries?: Binaries;
  /** What ends the database when we are killed; the platform's own unless given. */
  readonly lifetime?: ChildLifetime;
}

const DATABASE = 'baize';

/** Starts the PostgreSQL that npm installed with us, on a folder of our own. */
export async function startPostgres(
  options: PostgresOptions,
): Promise<Result<RunningPostgres, PostgresProblem>> {
  const installed = options.binaries ? ok(options.binaries) : await installedBinaries();
  if (!installed.ok) return installed;
  const folder = await claimDataFolder(options.dataFolder);
  if (!folder.ok) return folder;
  try {
    const binaries = await usableBinaries(installed.value, folder.value.account);
    return await startIn(folder.value, binaries, options);
  } catch (error) {
    return err(problemOfError(error, folder.value.path));
  }
}

async function startIn(
  folder: DataFolder,
  binaries: Binaries,
  { log = () => undefined, settings = {}, lifetime = childLifetimeOfPlatform() }: PostgresOptions,
): Promise<Result<RunningPostgres, PostgresProblem>> {
  const program = { binaries, folder, cluster: folder.cluster, log, lifetime };
  const alone = await awaitPredecessor(folder);
  if (!alone.ok) return alone;
  const initialised = await initialiseCluster(program);
  if (!initialised.ok) return initialised;
  const socket = await makeSocketFolder(folder);
  const start = () =>
    startPostmaster({
      ...program,
      socket,
      settings: { ...SETTINGS, ...settings },
      connection: connectionTo(socket, 'postgres'),
    });
  const started = await start();
  if (!started.ok) {
    await socket.remove();
    return started;
  }
  try {
    const version = await ensureDatabase(socket);
    const connection = connectionTo(socket, DATABASE);
    const first = started.value;
    return ok(runningPostgres({ first, start, folder, socket, connection, version }));
  } catch (error) {
    await stopAtOnce(started.value);
    throw error;
  }
}

function connectionTo({ path }: SocketFolder, database: string): ClientConfig {
  return { host: path, port: PORT, user: ROLE, database };
}

async function ensureDatabase(socket: SocketFolder): Promise<string> {
  const client = new Client(connectionTo(socket, 'postgres'));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; there: boolean }>(
      `select current_setting('server_version') as version,
              exists (select from pg_database where datname = $1) as there`,
      [DATABASE],
    );
    // Identifiers cannot be parameters; this one is a constant.
    if (rows[0]?.there !== true) await client.query(`create database ${DATABASE}`);
    await ensureRoles(client, { login: true });
    return rows[0]?.version ?? '';
  } finally {
    await client.end();
  }
}
