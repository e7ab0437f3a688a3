import { createHash, hash as hashAtOnce } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate as giveWay } from 'node:timers/promises';
import type { Asking } from '../../store/office.ts';
import { expectWritten } from '../../store/written.ts';
import type { Faults } from './faults.ts';
import type { SoftwareParts } from './software-parts.ts';

export interface SoftwareManifest {
  /** SHA-256 over the names and contents of all files, as hex. */
  readonly digest: string;
  readonly files: number;
  /** By name of a file, the SHA-256 of its contents. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** What the floor runs: every file under these paths that is more than a comment on another. */
export async function softwareManifest(
  root: string,
  { paths, flags }: SoftwareParts,
): Promise<SoftwareManifest> {
  const files = [...new Set(paths.flatMap(filesIn))].toSorted();
  const hashes = new Map<string, string>();
  const piece = Buffer.allocUnsafe(PIECE);
  for (const [index, file] of files.entries()) {
    hashes.set(relative(root, file), await hashOf(file, piece));
    if (index % AT_ONCE === 0) await giveWay();
  }
  const hash = createHash('sha256');
  for (const [name, content] of hashes) hash.update(`${content}  ${name}\n`);
  hash.update(flags);
  return { digest: hash.digest('hex'), files: files.length, hashes };
}

/** So many small files between two looks at what else there is to do: some milliseconds. */
const AT_ONCE = 50;

/** What is read in one piece; anything larger would hold up whoever takes the bets. */
const PIECE = 1 << 20;

/**
 * Read without waiting, into the same memory again and again: there are some nine thousand files, and as many trips
 * through the thread pool cost eight times as much as reading them.
 */
async function hashOf(file: string, piece: Buffer): Promise<string> {
  const descriptor = openSync(file, 'r');
  try {
    const first = readPiece(descriptor, piece);
    if (first.length < PIECE) return hashAtOnce('sha256', first, 'hex');
    const hash = createHash('sha256');
    for (let next = first; next.length > 0; next = readPiece(descriptor, piece)) {
      hash.update(next);
      await giveWay();
    }
    return hash.digest('hex');
  } finally {
    closeSync(descriptor);
  }
}

/** The next piece of a file; shorter than asked for only where the file ends. */
function readPiece(descriptor: number, piece: Buffer): Buffer {
  let length = 0;
  while (length < PIECE) {
    const size = readSync(descriptor, piece, length, PIECE - length, null);
    if (size === 0) break;
    length += size;
  }
  return piece.subarray(0, length);
}

const NOT_RUN = /\.(d\.[cm]?ts|map|md|tsbuildinfo)$/;

function filesIn(path: string): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isFile() ? [path] : filesUnder(path);
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() && !NOT_RUN.test(entry.name) ? [path] : [];
  });
}

/** Files that are not what they were, with those that came and went; the first few by name. */
export function changedFiles(before: SoftwareManifest, now: SoftwareManifest): string {
  const names = new Set([...before.hashes.keys(), ...now.hashes.keys()]);
  const changed = [...names].filter((name) => before.hashes.get(name) !== now.hashes.get(name));
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : '';
  return changed.slice(0, NAMED).join(', ') + more;
}

const NAMED = 5;

export interface SoftwareCheck {
  readonly pool: Asking;
  readonly faults: Faults;
  readonly manifest: Pick<SoftwareManifest, 'digest' | 'files'>;
  /** What has changed since the floor was started, where it is known. */
  readonly changed?: string;
  /** A demo accepts whatever was built last. */
  readonly acceptsAnything: boolean;
  readonly now: () => number;
}

/**
 * Compares what runs with what was accepted. The first software on a database is accepted as what it
 * was set up with; any other waits for a technician, who accepts it by clearing the fault.
 */
export async function checkSoftware(check: SoftwareCheck): Promise<() => void> {
  const { pool, faults, manifest, acceptsAnything, now, changed = '' } = check;
  const { digest, files } = manifest;
  const { rows } = await pool.query<{ digest: string; accepted_at: string | null }>(
    'select digest, accepted_at from software',
  );
  await pool.query(
    `insert into software (digest, files, first_seen_at) values ($1, $2, $3)
     on conflict do nothing`,
    [digest, files, now()],
  );
  const isAccepted = rows.some((row) => row.digest === digest && row.accepted_at !== null);
  const isFirst = rows.length === 0;
  const detail = `SHA-256 ${digest}${changed === '' ? '' : `; changed: ${changed}`}`;
  if (isAccepted) faults.end('software-changed', 'floor');
  else if (isFirst || acceptsAnything) await accept(check, isFirst ? 'first start' : 'demo');
  else faults.set('software-changed', 'floor', detail);
  return faults.onChange((change) => {
    if (change.type !== 'cleared' || change.fault.code !== 'software-changed') return;
    if (change.by !== 'floor') void accept(check, change.by);
  });
}

async function accept({ pool, manifest, now }: SoftwareCheck, by: string): Promise<void> {
  const text = 'update software set accepted_at = $2, accepted_by = $3 where digest = $1';
  expectWritten('software', await pool.query(text, [manifest.digest, now(), by]));
}
