import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataFolder, giveTo } from './data-folder.ts';

export const PORT = 5432;

/** Where PostgreSQL listens, and as what it knows the place from inside its cluster. */
export interface SocketFolder {
  readonly path: string;
  readonly name: string;
  remove(): Promise<void>;
}

// sun_path has 104 bytes on some systems and 108 on Linux, with a zero at the end.
const LONGEST_ADDRESS = 103;
const ELSEWHERE = 'socket-folder.txt';

/** Beside the cluster, or in the folder for temporary files when the way there is too long a name. */
export async function makeSocketFolder(folder: DataFolder): Promise<SocketFolder> {
  const beside = join(folder.path, 'socket');
  await removeLeftOver(folder);
  if (Buffer.byteLength(join(beside, `.s.PGSQL.${PORT}`)) <= LONGEST_ADDRESS) {
    await mkdir(beside, { recursive: true, mode: 0o700 });
    await giveTo(beside, folder.account);
    return { path: beside, name: '../socket', remove: async () => undefined };
  }
  const path = await mkdtemp(join(tmpdir(), 'baize-socket-'));
  await giveTo(path, folder.account);
  await writeFile(join(folder.path, ELSEWHERE), path);
  return { path, name: path, remove: () => removeLeftOver(folder) };
}

// A server that was killed could not remove its folder; the next one does.
async function removeLeftOver({ path }: DataFolder): Promise<void> {
  const note = join(path, ELSEWHERE);
  const left = await readFile(note, 'utf8').catch(() => '');
  if (left.startsWith(join(tmpdir(), 'baize-socket-'))) {
    await rm(left, { recursive: true, force: true });
  }
  await rm(note, { force: true });
}
