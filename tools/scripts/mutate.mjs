// `npm run mutate [-- package or package/folder...]`: changes the code a little at a time and asks whether a
// test notices. Not part of `npm test`, because it takes minutes; a surviving mutant in a settlement path is
// a bug. Reports, with every survivor, are in reports/mutation/.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutationConfig } from './mutation-config.mjs';
import { root, run, setUp } from './setup.mjs';

setUp();

const targets =
  process.argv.length > 2 ? process.argv.slice(2) : ['exact', 'rules', 'ledger', 'table'];
const folder = mkdtempSync(join(tmpdir(), 'baize-mutate-'));
const stryker = join(root, 'node_modules', '.bin', 'stryker');
let worst = 0;

for (const target of targets) {
  const [name, ...path] = target.split('/');
  console.log(`\n--- packages/${name}${path.map((part) => `/${part}`).join('')}`);
  const config = join(folder, `${target.replaceAll('/', '-')}.json`);
  writeFileSync(config, JSON.stringify(mutationConfig(name, path.join('/'))));
  const env = { ...process.env, BAIZE_MUTATED: target };
  worst = Math.max(worst, run(stryker, ['run', config], { env }));
}

rmSync(folder, { recursive: true, force: true });
process.exit(worst);
