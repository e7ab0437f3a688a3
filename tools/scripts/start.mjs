// `npm start`: everything needed on a fresh clone, then the demo floor. Options go to the floor:
// `npm start -- --fresh --port 9000`.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFloor } from './build-floor.mjs';
import { install, requireNode, root } from './setup.mjs';

requireNode();
install();
if (!buildFloor()) console.log('The screens could not be built; the floor opens without them.');

const args = process.argv.slice(2);
const isServed = args.includes('--production') ? [] : ['--demo'];
// How the runtime is set for the server, wherever it is started.
const flags = JSON.parse(readFileSync(join(root, 'apps/server/node-flags.json'), 'utf8'));
const program = [...flags, join(root, 'apps/server/dist/programs/serve.js')];
const floor = spawn(process.execPath, [...program, ...isServed, ...args], {
  cwd: root,
  stdio: 'inherit',
  // The floor ends with the chain that started it, however that ends.
  env: { ...process.env, BAIZE_LAUNCHER: String(process.pid) },
});
// A terminal sends Ctrl-C to all of us; whoever sends a signal to this process alone means the floor.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => floor.kill(signal));
floor.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)));
