// What every other script needs first: dependencies installed, packages built. Plain JavaScript
// with no imports outside Node, because on a fresh clone nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamp = join(root, 'node_modules', '.baize-installed');

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

function orStop(what, status) {
  if (status === 0) return;
  console.error(`\n${what} failed (exit ${status}).`);
  process.exit(status);
}

export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (once per lockfile)...');
  // Not `npm ci`: it insists on lock entries for the optional binaries of every other platform, which
  // a mirror need not carry. This installs what the lockfile pins and leaves the lockfile as it is.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  orStop('npm install', run('npm', ['install', ...options]));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

export function compile() {
  orStop('The build', run(process.execPath, ['tools/scripts/build-packages.mjs']));
}

/** What `baize clause` shows beside a clause: the code and the tests that cite it. */
export const CLAUSE_INDEX = [
  'tools/dist/clause-coverage.js',
  ...['--index', 'apps/cli/dist/clause-index.json'],
];

export function build() {
  compile();
  orStop('The clause index', run(process.execPath, CLAUSE_INDEX));
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Baize needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

export function setUp() {
  requireNode();
  install();
  build();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
