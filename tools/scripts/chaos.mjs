// `npm run chaos -- --kills 1000`: builds, then kills servers and databases under load and audits what is
// left. The seed is printed; with `--seed` the same victims fall again, though never at the same instant.
import { join } from 'node:path';
import { run, setUp } from './setup.mjs';

setUp();
const program = join('apps', 'server', 'dist', 'testing', 'chaos', 'main.js');
process.exit(run(process.execPath, [program, ...process.argv.slice(2)]));
