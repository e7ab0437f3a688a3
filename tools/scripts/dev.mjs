// `npm run dev`: the floor and the screens while one works on them. A change of the server's sources is compiled
// and the server starts again on it; a change of a screen is in the browser at once. Options go to the floor:
// `npm run dev -- --fresh`. The pages come from Vite, which hands requests for the floor on to it.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
install();
build();

const PAGES_PORT = 5173;
const FLOOR_PORT = 8180;
/** Milliseconds without a change after which what was changed is compiled. */
const SETTLED = 150;
const pagesPort = await freePort(PAGES_PORT);
const floorPort = await freePort(FLOOR_PORT);
const pages = `http://localhost:${pagesPort}`;
const children = new Set();
let floor = null;
let isEnding = false;
let isRestartWanted = false;
const watchers = [];
let waiting;
let isCompiling = false;
let isChanged = false;

startFloor();
watchSources();
const vite = await servePages();
console.log(`\n  The screens, live: ${pages}\n  Ctrl-C ends everything.\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

function startFloor() {
  const flags = JSON.parse(readFileSync(join(root, 'apps/server/node-flags.json'), 'utf8'));
  const asked = process.argv.slice(2);
  // Only the first start may delete what was kept.
  if (process.argv.includes('--fresh')) process.argv.splice(process.argv.indexOf('--fresh'), 1);
  const args = ['--demo', '--no-web', '--port', String(floorPort), '--origin', pages];
  const program = [...flags, join(root, 'apps/server/dist/programs/serve.js'), ...args, ...asked];
  const env = { ...process.env, BAIZE_LAUNCHER: String(process.pid) };
  floor = child(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'], env });
  floor.on('exit', (status) => {
    floor = null;
    if (isEnding) return;
    if (isRestartWanted) {
      isRestartWanted = false;
      startFloor();
    } else
      console.log(
        `The floor has ended (exit ${status}). It starts again with the next change that compiles.`,
      );
  });
}

function restartFloor() {
  if (floor === null) return startFloor();
  isRestartWanted = true;
  // It closes in good order, and the next one starts when it has.
  floor.kill('SIGTERM');
}

/** Compiles whatever changes, as every build does; changes that come meanwhile are compiled together afterwards. */
function watchSources() {
  for (const folder of sourceFolders()) {
    watchers.push(
      watch(join(root, folder), { recursive: true }, (_, name) => {
        if (name === null || (/\.(ts|json|sql)$/.test(name) && !/\.test\.ts$/.test(name)))
          compileSoon();
      }),
    );
  }
}

/** What the floor is compiled from: the server, and every package, since screens and server share them. */
function sourceFolders() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'src'));
  return ['apps/server/src', ...packages].filter((folder) => existsSync(join(root, folder)));
}

/** An editor writes a file in several strokes, and a rename changes many files at once. */
function compileSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(compile, SETTLED);
}

function compile() {
  if (isEnding) return;
  if (isCompiling) {
    isChanged = true;
    return;
  }
  isCompiling = true;
  isChanged = false;
  const began = Date.now();
  const compiler = child(process.execPath, ['tools/scripts/build-packages.mjs', 'apps/server'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  compiler.on('exit', (status) => {
    isCompiling = false;
    if (isEnding) return;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (isChanged) compile();
    else if (status === 0) {
      console.log(`Compiled in ${seconds} s: the floor starts again.`);
      restartFloor();
    } else console.log('It does not compile: the floor stays as it was.');
  });
}

async function servePages() {
  const { createServer } = await import('vite');
  const to = { target: `http://127.0.0.1:${floorPort}` };
  const server = await createServer({
    configFile: join(root, 'apps/web/vite.config.ts'),
    server: {
      port: pagesPort,
      strictPort: true,
      proxy: {
        '/api': to,
        '/ws': { ...to, ws: true },
        '/docs': to,
        '/openapi.json': to,
        '/healthz': to,
        '/readyz': to,
        '/metrics': to,
        // Screens of mechanics from outside.
        '/mechanics': to,
      },
    },
  });
  await server.listen();
  return server;
}

function child(command, args, options) {
  const started = spawn(command, args, { cwd: root, ...options });
  children.add(started);
  started.on('exit', () => children.delete(started));
  return started;
}

async function end(status) {
  if (isEnding) return;
  isEnding = true;
  clearTimeout(waiting);
  for (const watcher of watchers) watcher.close();
  const gone = [...children].map((each) => new Promise((done) => each.once('exit', done)));
  for (const each of children) each.kill('SIGTERM');
  await Promise.all([vite?.close(), ...gone]);
  process.exit(status);
}

/** A port nobody listens on: the wanted one, or else the next. */
function freePort(wanted) {
  return new Promise((found) => {
    const probe = createNetServer();
    probe.once('error', () => found(freePort(wanted + 1)));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => found(wanted)));
  });
}
