// `npm run sample`: builds, then keeps a sample of the present schema for later versions to open.
import { join } from 'node:path';
import { run, setUp } from './setup.mjs';

setUp();
process.exit(
  run(process.execPath, [join('apps', 'server', 'dist', 'testing', 'samples', 'write-sample.js')]),
);
