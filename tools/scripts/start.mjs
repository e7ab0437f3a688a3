// `npm start`: everything needed on a fresh clone, then the demo floor. Options go to the floor:
// `npm start -- --fresh --port 9000`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from './fingerprint.mjs';
import { build, install, requireNode, root, run } from './setup.mjs';

requireNode();
install();

const code = ['packages', 'apps/server', 'apps/cli', 'tools', 'tsconfig.json', 'package-lock.json'];
buildOnce('code-built', code, 'apps/server/dist/programs/serve.js', () => {
  console.log('Building (once per change)...');
  build();
  return true;
});

const screens = ['packages', 'apps/web', 'package-lock.json'];
if (existsSync(join(root, 'apps/web/vite.config.ts'))) {
  const isBuilt = buildOnce('web-built', screens, 'apps/web/dist/site/index.html', () => {
    console.log('Building the screens (once per change)...');
    return (
      run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'apps/web'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }) === 0
    );
  });
  if (!isBuilt) console.log('The screens could not be built; the floor opens without them.');
}

const args = process.argv.slice(2);
const isServed = args.includes('--production') ? [] : ['--demo'];
const floor = spawn(
  process.execPath,
  ['apps/server/dist/programs/serve.js', ...isServed, ...args],
  { cwd: root, stdio: 'inherit' },
);
// A terminal sends Ctrl-C to all of us; whoever sends a signal to this process alone means the floor.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => floor.kill(signal));
floor.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)));
