#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(main)) {
  process.stderr.write('baize is not built yet: run `npm start` or `npm test` once.\n');
  process.exit(2);
}
await import(main.href);
