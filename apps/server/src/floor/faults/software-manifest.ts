import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Asking } from '../../store/office.ts';
import type { Faults } from './faults.ts';

export interface SoftwareManifest {
  /** SHA-256 over the names and contents of all files, as hex. */
  readonly digest: string;
  readonly files: number;
}

/** What the floor runs: every program file under these folders of the repository. */
export async function softwareManifest(
  root: string,
  folders: readonly string[],
): Promise<SoftwareManifest> {
  const found = await Promise.all(folders.map((folder) => programFiles(join(root, folder))));
  const files = found.flat().toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    hash.update(`${content}  ${relative(root, file)}\n`);
  }
  return { digest: hash.digest('hex'), files: files.length };
}

async function programFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.(js|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

export interface SoftwareCheck {
  readonly pool: Asking;
  readonly faults: Faults;
  readonly manifest: SoftwareManifest;
  /** A demo accepts whatever was built last. */
  readonly acceptsAnything: boolean;
  readonly now: () => number;
}

/**
 * Compares what runs with what was accepted. The first software on a database is accepted as what it
 * was set up with; any other waits for a technician, who accepts it by clearing the fault.
 */
export async function checkSoftware(check: SoftwareCheck): Promise<() => void> {
  const { pool, faults, manifest, acceptsAnything, now } = check;
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
  if (isAccepted) faults.end('software-changed', 'floor');
  else if (isFirst || acceptsAnything) await accept(check, isFirst ? 'first start' : 'demo');
  else faults.set('software-changed', 'floor', `SHA-256 ${digest}`);
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
