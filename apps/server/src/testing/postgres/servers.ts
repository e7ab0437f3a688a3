import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Binaries, installedBinaries } from '../../postgres/binaries.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Every PostgreSQL on this machine that we support: the one we bring, and what Debian installed. */
export async function servers(): Promise<readonly Binaries[]> {
  const installed = await installedBinaries();
  if (!installed.ok) throw new Error(JSON.stringify(installed.error));
  return [installed.value, ...debianServers()];
}

function debianServers(): readonly Binaries[] {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .filter((major) => Number(major) >= 15)
    .map((major) => ({ folder: join(DEBIAN, major), version: `debian-${major}`, major }))
    .filter(({ folder }) => existsSync(join(folder, 'bin', 'postgres')));
}
