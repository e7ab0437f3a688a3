import { err, ok, type Result } from '@baize/exact';
import { Client, type ClientConfig } from 'pg';
import { type Binaries, installedBinaries, usableBinaries } from './binaries.ts';
import { type ChildLifetime, childLifetimeOfPlatform } from './child-lifetime.ts';
import { claimDataFolder, type DataFolder } from './data-folder.ts';
import type { PostgresFault } from './fault.ts';
import { faultOfError } from './fault-of-error.ts';
import { initialiseCluster, ROLE } from './initialise.ts';
import { startPostmaster, stopAtOnce } from './postmaster.ts';
import { awaitPredecessor } from './predecessor.ts';
import { type RunningPostgres, runningPostgres } from './running-postgres.ts';
import { SETTINGS } from './settings.ts';
import { makeSocketFolder, PORT, type SocketFolder } from './socket-folder.ts';

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
): Promise<Result<RunningPostgres, PostgresFault>> {
  const installed = options.binaries ? ok(options.binaries) : await installedBinaries();
  if (!installed.ok) return installed;
  const folder = await claimDataFolder(options.dataFolder);
  if (!folder.ok) return folder;
  try {
    const binaries = await usableBinaries(installed.value, folder.value.account);
    return await startIn(folder.value, binaries, options);
  } catch (error) {
    return err(faultOfError(error, folder.value.path));
  }
}

async function startIn(
  folder: DataFolder,
  binaries: Binaries,
  { log = () => undefined, settings = {}, lifetime = childLifetimeOfPlatform() }: PostgresOptions,
): Promise<Result<RunningPostgres, PostgresFault>> {
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
    return rows[0]?.version ?? '';
  } finally {
    await client.end();
  }
}
