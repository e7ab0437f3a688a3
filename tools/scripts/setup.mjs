// What every other script needs first: dependencies installed, packages built. Plain JavaScript
// with no imports outside Node, because on a fresh clone nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floorsRunningFrom } from './running-floors.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.baize-installed');

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
  // `npm ci` removes `node_modules` before it begins: it is for a folder that has none.
  if (!existsSync(modules)) orStop('npm ci', run('npm', ['ci', ...QUIET]));
  else {
    leaveFloorsTheirModules();
    orStop('npm install', run('npm', ['install', '--no-save', ...QUIET]));
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** A floor that runs out of this folder loads modules as it needs them, and its database is one of them. */
function leaveFloorsTheirModules() {
  const floors = floorsRunningFrom(root);
  if (floors.length === 0 || !wouldReplaceModules()) return;
  console.error(
    `The lockfile has changed, and a floor is running with the modules of before (process ${floors.join(', ')}).\n` +
      'Close it first (Ctrl-C in its window), then repeat this command.',
  );
  process.exit(1);
}

function wouldReplaceModules() {
  const args = ['install', '--no-save', '--dry-run', '--json', ...QUIET];
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  try {
    const { changed, removed } = JSON.parse(stdout);
    return changed + removed > 0;
  } catch {
    return true;
  }
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
