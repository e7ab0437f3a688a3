import { spawnSync } from 'node:child_process';
import { chmod, mkdir, open, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChildLifetime, childLifetimeOfPlatform } from '../../postgres/child-lifetime.ts';

const SOURCE = fileURLToPath(
  new URL('../../../src/testing/postgres/lying-disk.cpp', import.meta.url),
);
const SECTOR = 512;

// As lying-disk.cpp writes it: stamp, inode, offset, length, bytes kept, kind.
const HEADER = 40;
const SYNCED = 2;
const GONE = 3;

/** A disk that loses what was not synced when its power goes, and that can be full. */
export interface LyingDisk {
  /** Starts PostgreSQL on it. */
  readonly lifetime: ChildLifetime;
  /** Room for so many more writes; null for as many as one likes. */
  setRoom(writes: number | null): Promise<void>;
  /** How many writes there were, and how many of them were refused, since room was given last. */
  counts(): Promise<{ readonly writes: number; readonly refused: number }>;
  /**
   * What the files of a dead database are after a power cut: of each sector that was written and not synced since,
   * `stays` decides whether the newest content reached the disk or an older one is found. Says how many were lost.
   */
  losePower(cluster: string, stays: () => boolean): Promise<number>;
}

/** Whether there is a compiler to make one with. */
export function canMakeDisk(): boolean {
  return process.platform === 'linux' && spawnSync('g++', ['--version']).status === 0;
}

export async function lyingDisk(folder: string): Promise<LyingDisk> {
  const [library, notes] = [join(folder, 'lying-disk.so'), join(folder, 'notes')];
  const made = spawnSync('g++', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl']);
  if (made.status !== 0) throw new Error(String(made.stderr));
  await mkdir(notes);
  // PostgreSQL runs as somebody else where we are root.
  for (const path of [folder, notes, library]) await chmod(path, 0o777);
  const room = join(notes, 'room');
  const setRoom = async (writes: number | null): Promise<void> => {
    const bytes = Buffer.alloc(24);
    bytes.writeBigInt64LE(BigInt(writes ?? -1));
    // In place: the database looks at this very file.
    const file = await open(room, 'r+').catch(() => open(room, 'w+'));
    await file.write(bytes, 0, bytes.length, 0);
    await file.close();
    await chmod(room, 0o666);
  };
  await setRoom(null);
  const platform = childLifetimeOfPlatform();
  return {
    lifetime: {
      prefix: ['env', `LD_PRELOAD=${library}`, `LYING_DISK=${notes}`, ...platform.prefix],
      tie: platform.tie,
    },
    setRoom,
    counts: async () => {
      const bytes = await readFile(room);
      return {
        writes: Number(bytes.readBigInt64LE(8)),
        refused: Number(bytes.readBigInt64LE(16)),
      };
    },
    losePower: async (cluster, stays) => {
      await untilNobodyIn(cluster);
      const lost = await takeBack(await unsynced(notes), await filesIn(cluster), stays);
      for (const name of await logsIn(notes)) await rm(join(notes, name));
      return lost;
    },
  };
}

interface Write {
  readonly stamp: bigint;
  readonly inode: string;
  readonly offset: number;
  readonly length: number;
  readonly before: Buffer;
}

async function logsIn(notes: string): Promise<readonly string[]> {
  return (await readdir(notes)).filter((name) => name.startsWith('log.'));
}

/** Writes that no sync of their file has followed, the newest first. */
async function unsynced(notes: string): Promise<readonly Write[]> {
  const writes: Write[] = [];
  /** When each file was synced or replaced last. */
  const safe = new Map<string, bigint>();
  for (const name of await logsIn(notes)) {
    const log = await readFile(join(notes, name));
    // A process that was killed may have written half a line.
    for (let at = 0; at + HEADER <= log.length; ) {
      const stamp = log.readBigUInt64LE(at);
      const inode = String(log.readBigUInt64LE(at + 8));
      const [length, kept, kind] = [24, 28, 32].map((place) => log.readUInt32LE(at + place));
      if (length === undefined || kept === undefined) break;
      if (kind === SYNCED || kind === GONE) {
        if (stamp > (safe.get(inode) ?? 0n)) safe.set(inode, stamp);
      } else {
        const before = log.subarray(at + HEADER, at + HEADER + kept);
        writes.push({ stamp, inode, offset: Number(log.readBigInt64LE(at + 16)), length, before });
      }
      at += HEADER + kept;
    }
  }
  const isOpen = ({ stamp, inode }: Write) => stamp > (safe.get(inode) ?? 0n);
  return writes.filter(isOpen).toSorted((one, other) => (one.stamp < other.stamp ? 1 : -1));
}

/** Puts older content back, from the newest write to the oldest; a sector that stays is left alone from then on. */
async function takeBack(
  writes: readonly Write[],
  files: ReadonlyMap<string, string>,
  stays: () => boolean,
): Promise<number> {
  const settled = new Set<string>();
  let lost = 0;
  for (const { inode, offset, length, before } of writes) {
    const path = files.get(inode);
    if (path === undefined) continue;
    const file = await open(path, 'r+');
    // What was cut off since stays cut off.
    const end = Math.min(length, (await file.stat()).size - offset);
    for (let from = 0; from < end; from += SECTOR - ((offset + from) % SECTOR)) {
      const name = `${inode} ${Math.floor((offset + from) / SECTOR)}`;
      if (settled.has(name)) continue;
      if (stays()) {
        settled.add(name);
        continue;
      }
      const size = Math.min(SECTOR - ((offset + from) % SECTOR), end - from);
      // Where the file ended before there is nothing now but zeros.
      const old = Buffer.alloc(size);
      before.subarray(from, from + size).copy(old);
      await file.write(old, 0, size, offset + from);
      lost += 1;
    }
    await file.close();
  }
  return lost;
}

async function filesIn(cluster: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const name of await readdir(cluster, { recursive: true })) {
    const found = await stat(join(cluster, name), { bigint: true }).catch(() => null);
    if (found?.isFile()) files.set(String(found.ino), join(cluster, name));
  }
  return files;
}

/** Children of a killed database notice its death within moments, not at once. */
async function untilNobodyIn(cluster: string): Promise<void> {
  for (;;) {
    const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const homes = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
    if (!homes.includes(cluster)) return;
    await moment();
  }
}

function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
