import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asking } from '../../store/office.ts';
import type { Faults } from '../faults/faults.ts';
import { checkSoftware, softwareManifest } from '../faults/software-manifest.ts';
import type { FloorOptions } from './floor-options.ts';

/** Compares the programs of this floor with those that were accepted for its database. */
export async function watchSoftware(
  faults: Faults,
  pool: Asking,
  { softwareRoot, isDemo }: Pick<FloorOptions, 'softwareRoot' | 'isDemo'>,
): Promise<void> {
  if (softwareRoot === null) return;
  const manifest = await softwareManifest(softwareRoot, await builtFolders(softwareRoot));
  await checkSoftware({ pool, faults, manifest, acceptsAnything: isDemo, now: Date.now });
}

/** What was built of every package and program, whichever there are: a list would forget the next one. */
async function builtFolders(root: string): Promise<readonly string[]> {
  const inside = await Promise.all(
    ['apps', 'packages'].map(async (folder) =>
      (await readdir(join(root, folder)).catch(() => [])).map((name) => join(folder, name, 'dist')),
    ),
  );
  return inside.flat();
}
