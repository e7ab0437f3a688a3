import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import { type DataFolder, giveTo, syncFolder } from './data-folder.ts';
import type { PostgresProblem } from './problem.ts';
import { errorCode, problemOfLines } from './problem-of-error.ts';
import { type ProgramOptions, runProgram } from './program.ts';

export const ROLE = 'baize';

const INITDB = [
  `--username=${ROLE}`,
  // Only who may enter the socket's folder can connect, and that is only its owner.
  '--auth=trust',
  '--locale=C',
  '--encoding=UTF8',
  '--data-checksums',
];

/** Makes the cluster if there is none yet, and refuses one that another major version wrote. */
export async function initialiseCluster(
  options: ProgramOptions,
): Promise<Result<void, PostgresProblem>> {
  const { folder, binaries } = options;
  await removeDrafts(folder);
  const found = await clusterVersion(folder);
  if (found === undefined) return makeCluster(options);
  if (found === binaries.major) return ok(undefined);
  return err({ code: 'version-change', folder: folder.path, found, needed: binaries.major });
}

async function clusterVersion({ cluster }: DataFolder): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

// Under another name until it is whole, so that a cluster is either complete or not there.
async function makeCluster(options: ProgramOptions): Promise<Result<void, PostgresProblem>> {
  const { folder } = options;
  const draft = `${folder.cluster}.draft-${process.pid}`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await giveTo(draft, folder.account);
    const initdb = runProgram('initdb', INITDB, { ...options, cluster: draft });
    const { code } = await initdb.ended;
    if (code !== 0) return err(problemOfLines(initdb.lines, folder.path, folder.path));
    await rename(draft, folder.cluster).catch((error: unknown) => {
      // Another server was quicker; whose turn it is will be settled by PostgreSQL's own lock.
      if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
    });
    await syncFolder(folder.path);
    return ok(undefined);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

// What a server that was killed while it made the cluster has left; not what a living one is making.
async function removeDrafts({ path }: DataFolder): Promise<void> {
  for (const name of await readdir(path)) {
    const pid = /^cluster\.draft-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) {
      // Its initdb hears of the death, too, and may still be clearing up.
      await rm(join(path, name), { recursive: true, force: true, maxRetries: 20 });
    }
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
