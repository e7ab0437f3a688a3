import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '@baize/exact';
import { Client, type ClientConfig, DatabaseError } from 'pg';
import type { PostgresFault } from './fault.ts';
import { faultOfLines } from './fault-of-error.ts';
import { lockHolder, PATIENCE_MS } from './predecessor.ts';
import { type Program, type ProgramOptions, runProgram } from './program.ts';
import { settingArguments } from './settings.ts';
import type { SocketFolder } from './socket-folder.ts';

/** Recovery after a crash reads the log since the last checkpoint; half a gigabyte takes seconds. */
const RECOVERY_MS = 300_000;

export interface PostmasterOptions extends ProgramOptions {
  readonly socket: SocketFolder;
  readonly settings: Readonly<Record<string, string>>;
  readonly connection: ClientConfig;
}

/** Starts the database process and waits until it answers. */
export async function startPostmaster(
  options: PostmasterOptions,
): Promise<Result<Program, PostgresFault>> {
  const deadline = performance.now() + PATIENCE_MS;
  const { cluster, folder, socket, connection } = options;
  const settings = { ...options.settings, unix_socket_directories: socket.name };
  for (;;) {
    const postmaster = runProgram('postgres', settingArguments(settings), options);
    if (await isReady(postmaster, cluster, connection)) return ok(postmaster);
    if (!isHeldByAnother(postmaster.lines)) {
      return err(faultOfLines(postmaster.lines, folder.path, socket.path));
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

export async function stopAtOnce(postmaster: Program): Promise<void> {
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
