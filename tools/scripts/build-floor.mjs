// What a floor runs on, built once per change: the server and the screens. `npm start` calls it, and so
// do the browser stories, of which several may run at once: whoever comes first builds, the others wait.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOnce } from './fingerprint.mjs';
import { build, root, run } from './setup.mjs';

const CODE = [
  ...['packages', 'apps/server', 'apps/cli', 'apps/web', 'tools', 'bench'],
  ...['tsconfig.json', 'tsconfig.base.json', 'package-lock.json'],
];
const SCREENS = ['packages', 'apps/web', 'package-lock.json'];
const LOCK = join(root, 'node_modules', '.baize-building');
const HOLDER = join(LOCK, 'pid');
const MOMENT = 5000;

/** The screens alone, for tests that bring their own floor. */
export function buildScreens() {
  return alone(screensAreBuilt);
}

function screensAreBuilt() {
  return buildOnce('web-built', SCREENS, 'apps/web/dist/site/index.html', () => {
    console.log('Building the screens (once per change)...');
    const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/web'];
    return run(process.execPath, vite, { stdio: ['ignore', 'ignore', 'inherit'] }) === 0;
  });
}

export function buildFloor() {
  return alone(() => {
    buildOnce('code-built', CODE, 'apps/server/dist/programs/serve.js', () => {
      console.log('Building (once per change)...');
      build();
      return run(process.execPath, ['tools/dist/sbom.js']) === 0;
    });
    return screensAreBuilt();
  });
}

/** The server alone, for tests that start its programs without a screen; types are looked at again only where files changed. */
export function buildServer() {
  return alone(() => {
    const packages = ['tools/scripts/build-packages.mjs', 'apps/server'];
    return run(process.execPath, packages, { stdio: ['ignore', 'ignore', 'inherit'] }) === 0;
  });
}

/** A folder can be made only once: whoever made it holds the lock. */
function alone(work) {
  while (!tookLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  const release = () => rmSync(LOCK, { recursive: true, force: true });
  // A build that fails ends the process on the spot.
  process.once('exit', release);
  try {
    return work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function tookLock() {
  try {
    mkdirSync(LOCK);
    writeFileSync(HOLDER, String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isLeftBehind()) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

/** Whether the lock is that of a build that was killed, and could not give it back. */
function isLeftBehind() {
  try {
    process.kill(Number(readFileSync(HOLDER, 'utf8')), 0);
    return false;
  } catch (error) {
    // Another account's process is there all the same; a lock just made has no holder for a moment.
    return error.code === 'ESRCH' || (error.code === 'ENOENT' && isOld());
  }
}

function isOld() {
  return existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs > MOMENT;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const build = process.argv[2] === '--server' ? buildServer : buildFloor;
  process.exit(build() ? 0 : 1);
}
