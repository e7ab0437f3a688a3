// `npm run dev`: the floor and the screens while one works on them. A change of the server's sources is compiled
// and the server starts again on it; a change of a screen is in the browser at once. Options go to the floor:
// `npm run dev -- --fresh`. The pages come from Vite, which hands requests for the floor on to it.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
install();
build();

const PAGES_PORT = 5173;
const FLOOR_PORT = 8180;
const pagesPort = await freePort(PAGES_PORT);
const floorPort = await freePort(FLOOR_PORT);
const pages = `http://localhost:${pagesPort}`;
const children = new Set();
let floor = null;
let isEnding = false;
let isRestartWanted = false;

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
  const program = [...flags, 'apps/server/dist/programs/serve.js', ...args, ...asked];
  floor = child(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] });
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

/** The compiler says when a round of compiling is over, and with how many errors. */
function watchSources() {
  const args = [
    'node_modules/typescript/bin/tsc',
    '-b',
    '--watch',
    '--preserveWatchOutput',
    'apps/server',
  ];
  const compiler = child(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let isFirst = true;
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    const found = /Found (\d+) errors?/.exec(line);
    if (!found) {
      if (/error TS|File change detected/.test(line)) console.log(line);
      return;
    }
    // The first round is the build we have just made.
    if (!isFirst && found[1] === '0') {
      console.log('Compiled: the floor starts again.');
      restartFloor();
    } else if (found[1] !== '0') console.log(`${found[1]} errors: the floor stays as it was.`);
    isFirst = false;
  });
  compiler.on('exit', () => void end(1));
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
        '/health': to,
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
