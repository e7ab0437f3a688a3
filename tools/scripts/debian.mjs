// Programs some tests drive that npm cannot install. On Debian, as root, they are installed; elsewhere
// they are named, and whoever runs the tests decides.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup.mjs';

const versions = '/usr/lib/postgresql';

/** Each package with the question whether what we need of it is there, whoever installed it. */
export const TEST_PACKAGES = [
  { name: 'postgresql', isThere: hasPostgresql },
  { name: 'chromium', isThere: () => isOnPath('chromium') },
  { name: 'poppler-utils', isThere: () => isOnPath('pdftotext') },
  { name: 'g++', isThere: () => isOnPath('g++') },
];

export function ensureDebian(packages) {
  const missing = packages.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0) return;
  const list = missing.join(' ');
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) {
    console.warn(`For the whole of the tests, install: ${list}`);
    return;
  }
  console.log(`Installing ${list} for the tests...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--quiet', '--no-install-recommends', ...missing];
  // The lists may be missing or stale; they are only fetched when it turns out that they are.
  if (run('apt-get', install, { env }) === 0) return;
  run('apt-get', ['update', '--quiet'], { env });
  if (run('apt-get', install, { env }) !== 0) console.warn(`Could not install: ${list}`);
}

function hasPostgresql() {
  if (!existsSync(versions)) return false;
  return readdirSync(versions).some((major) =>
    existsSync(join(versions, major, 'bin', 'postgres')),
  );
}

function isOnPath(program) {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0;
}
