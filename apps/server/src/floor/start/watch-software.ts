import type { Asking } from '../../store/office.ts';
import type { Faults } from '../faults/faults.ts';
import { checkSoftware, softwareManifest } from '../faults/software-manifest.ts';
import type { FloorOptions } from './floor-options.ts';

const PACKAGES = ['exact', 'rules', 'math', 'chance', 'ledger', 'table', 'protocol'];
const PROGRAMS = ['apps/server/dist', ...PACKAGES.map((name) => `packages/${name}/dist`)];

/** Compares the programs of this floor with those that were accepted for its database. */
export async function watchSoftware(
  faults: Faults,
  pool: Asking,
  { softwareRoot, isDemo }: Pick<FloorOptions, 'softwareRoot' | 'isDemo'>,
): Promise<void> {
  if (softwareRoot === null) return;
  const manifest = await softwareManifest(softwareRoot, PROGRAMS);
  await checkSoftware({ pool, faults, manifest, acceptsAnything: isDemo, now: Date.now });
}
