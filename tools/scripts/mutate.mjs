// `npm run mutate [-- package or package/folder...]`: changes the code a little at a time and asks whether a
// test notices. Not part of `npm test`, because it takes minutes; a surviving mutant in a settlement path is
// a bug. Reports, with every survivor, are in reports/mutation/. With BAIZE_SAMPLE=20 in the environment only
// twenty of a hundred mutants are tried, always the same ones.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutationConfig } from './mutation-config.mjs';
import { root, run, setUp } from './setup.mjs';

setUp();

/** Folders of tests, and of what a random playthrough finds plausible. */
const NO_CODE_OF_ITS_OWN = ['model', 'plausible', 'testing'];

const CODE = ['exact', 'game', 'three-dice', 'si-ki-pi', 'ledger', 'table'];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : CODE;
const targets = wanted.flatMap((target) => (target === 'table' ? tableFolders() : [target]));
const folder = mkdtempSync(join(tmpdir(), 'baize-mutate-'));
const stryker = join(root, 'node_modules', '.bin', 'stryker');
let worst = 0;

for (const target of targets) {
  const [name, ...path] = target.split('/');
  console.log(`\n--- packages/${name}${path.map((part) => `/${part}`).join('')}`);
  const config = join(folder, `${target.replaceAll(/\W/g, '-')}.json`);
  writeFileSync(config, JSON.stringify(mutationConfig(name, path.join('/'))));
  const env = { ...process.env, BAIZE_MUTATED: target };
  worst = Math.max(worst, run(stryker, ['run', config], { env }));
}

rmSync(folder, { recursive: true, force: true });
process.exit(worst);

/** The table is large: each folder has its report, and a run that stops has told about those before. */
function tableFolders() {
  return readdirSync(join(root, 'packages', 'table', 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_CODE_OF_ITS_OWN.includes(entry.name))
    .map(({ name }) => `table/${name}`)
    .concat('table/*.ts');
}
