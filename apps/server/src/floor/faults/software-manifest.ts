import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setImmediate as giveWay } from 'node:timers/promises';
import type { Asking } from '../../store/office.ts';
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
  const found = await Promise.all(paths.map(filesIn));
  const files = [...new Set(found.flat())].toSorted();
  const hashes = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    hashes.set(relative(root, file), await hashOf(file));
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
const SMALL = 1 << 20;

/**
 * Small files are read without waiting: there are some nine thousand of them, and as many trips through the thread pool
 * cost eight times as much as reading them.
 */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  if (statSync(file).size <= SMALL) return hash.update(readFileSync(file)).digest('hex');
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest('hex');
}

const NOT_RUN = /\.(d\.[cm]?ts|map|md|tsbuildinfo)$/;

async function filesIn(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !NOT_RUN.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
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
  await pool.query('update software set accepted_at = $2, accepted_by = $3 where digest = $1', [
    manifest.digest,
    now(),
    by,
  ]);
}
