// What a floor runs on, built once per change: the server and the screens. `npm start` calls it, and so
// do the browser stories, of which several may run at once: whoever comes first builds, the others wait.
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
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
const LONGEST_BUILD = 10 * 60 * 1000;

export function buildScreens() {
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
      return true;
    });
    return buildScreens();
  });
}

/** A folder can be made only once: whoever made it holds the lock. One left by a killed build is old. */
function alone(work) {
  while (!tookLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  try {
    return work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function tookLock() {
  try {
    mkdirSync(LOCK);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const since = existsSync(LOCK) ? statSync(LOCK).mtimeMs : 0;
    if (Date.now() - since > LONGEST_BUILD) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(buildFloor() ? 0 : 1);
