import {
  chmod,
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import { type Account, accountOfUid, isRoot, readPasswd, unprivilegedAccount } from './account.ts';
import { awaitPredecessor } from './predecessor.ts';
import type { PostgresProblem } from './problem.ts';
import { errorCode, problemOfError } from './problem-of-error.ts';

/** A data folder of ours: a marker, the cluster PostgreSQL keeps, the socket beside it. */
export interface DataFolder {
  readonly path: string;
  readonly cluster: string;
  /** Who PostgreSQL runs as; nobody else when we are not root. */
  readonly account: Account | undefined;
}

const MARKER = 'baize-database.txt';
const MARKER_TEXT = `baize-database/1
This folder belongs to a Baize server, which keeps its PostgreSQL database in it.
Do not change, move or copy parts of it while the server runs; \`baize backup\` makes a copy.
`;

/** Makes the folder ours, or finds that it is. A folder with other things in it is never touched. */
export async function claimDataFolder(
  wanted: string,
): Promise<Result<DataFolder, PostgresProblem>> {
  const path = resolve(wanted);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    // What is in it is asked first: another server may put its marker there between the two questions.
    const entries = await readdir(path);
    if (entries.length > 0 && !(await isOurs(path)) && !(await isBeingMarked(path, entries))) {
      return err({ code: 'foreign-folder', folder: path });
    }
    const account = await accountFor(path);
    if (isRoot() && account === undefined) return err({ code: 'no-account' });
    await chmod(path, 0o700);
    await giveTo(path, account);
    if (!(await isOurs(path))) await writeMarker(path);
    return ok({ path, cluster: join(path, 'cluster'), account });
  } catch (error) {
    return err(problemOfError(error, path));
  }
}

/**
 * Deletes a data folder, but only one that bears our marker and that no server is using; what is not
 * there is gone already.
 */
export async function deleteDataFolder(wanted: string): Promise<Result<void, PostgresProblem>> {
  const path = resolve(wanted);
  try {
    if (!(await isOurs(path))) {
      const entries = await readdir(path).catch(() => []);
      if (entries.length > 0) return err({ code: 'foreign-folder', folder: path });
    }
    const alone = await awaitPredecessor({ path, cluster: join(path, 'cluster') });
    if (!alone.ok) return alone;
    // The marker goes last: a deletion that was interrupted can be done again.
    for (const entry of await readdir(path).catch(() => [])) {
      if (entry !== MARKER) await rm(join(path, entry), { recursive: true, force: true });
    }
    await rm(path, { recursive: true, force: true });
    return ok(undefined);
  } catch (error) {
    return err(problemOfError(error, path));
  }
}

export async function giveTo(path: string, account: Account | undefined): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid);
}

/** A directory entry is durable only when its folder has been synced. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isOurs(path: string): Promise<boolean> {
  try {
    return (await readFile(join(path, MARKER), 'utf8')).startsWith('baize-database/1\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Another server writes its marker this moment, or was killed while it did. */
async function isBeingMarked(path: string, entries: readonly string[]): Promise<boolean> {
  if (entries.some((entry) => entry !== MARKER)) return false;
  return MARKER_TEXT.startsWith(await readFile(join(path, MARKER), 'utf8'));
}

async function writeMarker(path: string): Promise<void> {
  await writeFile(join(path, MARKER), MARKER_TEXT, { mode: 0o644, flush: true });
  await syncFolder(path);
}

// Whoever owns the folder goes on owning it, even if a better account has appeared since.
async function accountFor(path: string): Promise<Account | undefined> {
  if (!isRoot()) return undefined;
  const passwd = readPasswd();
  const { uid } = await stat(path);
  return accountOfUid(passwd, uid) ?? unprivilegedAccount(passwd);
}
