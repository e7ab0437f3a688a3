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
  // The same browser without a window; where it cannot be had the stories open the other one.
  { name: 'chromium-headless-shell', isThere: hasHeadlessShell, isSpared: true },
  { name: 'poppler-utils', isThere: () => isOnPath('pdftotext') },
  { name: 'g++', isThere: () => isOnPath('g++') },
];

export function ensureDebian(packages) {
  const missing = packages.filter(({ isThere }) => !isThere());
  const canInstall = process.getuid?.() === 0 && isOnPath('apt-get');
  // One package that cannot be had stops all that are asked for with it: what can be spared is asked for by itself.
  install(
    missing.filter(({ isSpared }) => !isSpared),
    canInstall,
  );
  if (canInstall)
    install(
      missing.filter(({ isSpared }) => isSpared),
      canInstall,
    );
}

function install(packages, canInstall) {
  if (packages.length === 0) return;
  const missing = packages.map(({ name }) => name);
  const list = missing.join(' ');
  if (!canInstall) {
    console.warn(`For the whole of the tests, install: ${list}`);
    return;
  }
  console.log(`Installing ${list} for the tests...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wanted = ['install', '--yes', '--quiet', '--no-install-recommends', ...missing];
  // The lists may be missing or stale; they are only fetched when it turns out that they are.
  if (run('apt-get', wanted, { env }) === 0) return;
  run('apt-get', ['update', '--quiet'], { env });
  if (run('apt-get', wanted, { env }) !== 0) console.warn(`Could not install: ${list}`);
}

function hasPostgresql() {
  if (!existsSync(versions)) return false;
  return readdirSync(versions).some((major) =>
    existsSync(join(versions, major, 'bin', 'postgres')),
  );
}

function hasHeadlessShell() {
  return existsSync('/usr/lib/chromium/chromium-headless-shell');
}

function isOnPath(program) {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0;
}
