import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Where what is temporary outlives a restart, and so lies on a disk; the other folder may be in memory. */
const ON_DISK = '/var/tmp';

export function temporaryFolder(): Promise<TemporaryFolder> {
  return folderIn(tmpdir());
}

/** For tests of what a disk does. */
export function folderOnDisk(): Promise<TemporaryFolder> {
  return folderIn(existsSync(ON_DISK) ? ON_DISK : tmpdir());
}

async function folderIn(place: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(place, 'baize-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
