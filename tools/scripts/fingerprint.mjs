// Whether something has to be built again. A start in the morning must not cost a build: the floor is
// to be open within seconds, and comparing names, sizes and times of a few thousand files takes none.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Folders in which nothing is a source. */
const BUILT = new Set(['node_modules', 'dist', 'golden', '.baize']);

/** One number for the state of all files under these folders. */
export function fingerprint(folders) {
  const hash = createHash('sha256').update(process.version);
  for (const folder of folders) {
    for (const file of filesIn(join(root, folder))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function* filesIn(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (BUILT.has(entry.name)) continue;
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesIn(inside);
    else if (entry.isFile()) yield inside;
  }
}

/** Builds unless what was built last was built from the same files and is still there. */
export function buildOnce(name, folders, product, build) {
  const stamp = join(root, 'node_modules', `.baize-${name}`);
  const now = fingerprint(folders);
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (isFresh && existsSync(join(root, product))) return true;
  if (!build()) return false;
  writeFileSync(stamp, now);
  return true;
}
