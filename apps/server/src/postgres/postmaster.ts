import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '@baize/exact';
import { Client, type ClientConfig, DatabaseError } from 'pg';
import type { PostgresFault } from './fault.ts';
import { errorCode, faultOfLines } from './fault-of-error.ts';
import { PATIENCE_MS } from './predecessor.ts';
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
  for (;;) {
    const settings = { ...options.settings, unix_socket_directories: options.socket.name };
    const postmaster = runProgram('postgres', settingArguments(settings), options);
    if (await isReady(postmaster, options.connection)) return ok(postmaster);
    if (performance.now() >= deadline || !isHeldByTheDying(postmaster.lines)) {
      return err(faultOfLines(postmaster.lines, options.folder.path, options.socket.path));
    }
    await sleep(100);
  }
}

// The children of a killed postmaster notice its death within moments, not at once.
function isHeldByTheDying(lines: readonly string[]): boolean {
  return lines.some((line) => /pre-existing shared memory block|lock file .* exists/.test(line));
}

async function isReady(postmaster: Program, connection: ClientConfig): Promise<boolean> {
  let ended = false;
  void postmaster.ended.then(() => {
    ended = true;
  });
  const deadline = performance.now() + RECOVERY_MS;
  while (!ended && performance.now() < deadline) {
    if (await answers(connection)) return true;
    await sleep(20);
  }
  postmaster.signal('SIGQUIT');
  await postmaster.ended;
  return false;
}

async function answers(connection: ClientConfig): Promise<boolean> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (isNotYet(error)) return false;
    throw error;
  }
}

function isNotYet(error: unknown): boolean {
  // 57P03 is "starting up" or, seen from behind a dying one, "shutting down".
  if (error instanceof DatabaseError) return error.code === '57P03';
  const code = errorCode(error);
  return (
    code === 'ENOENT' ||
    code === 'ECONNREFUSED' ||
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    String(error).includes('terminated')
  );
}
