// `npm start`: everything needed on a fresh clone, then the most useful thing there is.
import { run, setUp } from './setup.mjs';

setUp();
process.exit(run(process.execPath, ['apps/cli/bin/baize.js', 'table', ...process.argv.slice(2)]));
