import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '@baize/exact';
import type { DataFolder } from './data-folder.ts';
import type { PostgresProblem } from './problem.ts';

/** How long a server that is going down may still hold the folder before we call it alive. */
export const PATIENCE_MS = 5_000;

/** And one that says itself that it is: it writes out what it has in memory, on a disk that may be slow. */
const GOODBYE_MS = 60_000;

const LOCK = 'postmaster.pid';

/** Waits for processes of an earlier server to leave the cluster, and clears its lock when they have. */
export async function awaitPredecessor(
  { path, cluster }: Pick<DataFolder, 'path' | 'cluster'>,
  patience = PATIENCE_MS,
): Promise<Result<void, PostgresProblem>> {
  const begin = performance.now();
  for (;;) {
    // The lock is read before the processes are looked at: whoever wrote it is in the folder already.
    const locked = await lockHolder(cluster);
    const pid = (await processesIn(cluster, locked))[0];
    if (pid === undefined) {
      // A stale lock PostgreSQL clears by itself, unless its number belongs to somebody else by now.
      if (locked !== undefined && isAlive(locked)) await rm(join(cluster, LOCK), { force: true });
      return ok(undefined);
    }
    const limit = (await isStopping(cluster)) ? GOODBYE_MS : patience;
    if (performance.now() - begin >= limit) {
      return err({ code: 'already-running', folder: path, pid });
    }
    await sleep(50);
  }
}

/** The process PostgreSQL's own lock names. */
export async function lockHolder(cluster: string): Promise<number | undefined> {
  const first = (await lockLines(cluster))[0];
  return first === undefined ? undefined : Number.parseInt(first, 10);
}

// The eighth line of the lock is its holder's state: starting, ready or stopping.
async function isStopping(cluster: string): Promise<boolean> {
  return (await lockLines(cluster))[7]?.trim() === 'stopping';
}

async function lockLines(cluster: string): Promise<readonly string[]> {
  const text = await readFile(join(cluster, LOCK), 'utf8').catch(() => undefined);
  return text === undefined ? [] : text.split('\n');
}

/** Whoever works in the folder: the postmaster and, if it was killed, what it left behind. */
async function processesIn(
  cluster: string,
  locked: number | undefined,
): Promise<readonly number[]> {
  if (process.platform !== 'linux') {
    return locked !== undefined && isAlive(locked) ? [locked] : [];
  }
  const home = await stat(cluster).catch(() => undefined);
  if (home === undefined) return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found: number[] = [];
  for (const pid of pids) {
    const folder = await stat(`/proc/${pid}/cwd`).catch(() => undefined);
    if (folder?.ino === home.ino && folder.dev === home.dev) found.push(pid);
  }
  return found.sort((one, other) => Number(other === locked) - Number(one === locked));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
