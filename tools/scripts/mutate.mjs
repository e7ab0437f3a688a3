// `npm run mutate [-- package or package/folder, server or server/folder...]`: changes the code a little at a time
// and asks whether a test notices. Not part of `npm test`, because it takes minutes, and hours for the server; a
// surviving mutant in a settlement path is a bug. Reports, with every survivor, are in reports/mutation/. With
// BAIZE_SAMPLE=20 in the environment only twenty of a hundred mutants are tried, always the same ones; BAIZE_DRAW=2
// draws another sample.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scoreOf, scoreText } from '../mutation/score.mjs';
import { mutationConfig, serverMutationConfig } from './mutation-config.mjs';
import { root, run, setUp } from './setup.mjs';

setUp();

/** Folders of tests, and of what a random playthrough finds plausible. */
const NO_CODE_OF_ITS_OWN = ['model', 'plausible', 'testing'];

const CODE = ['exact', 'game', 'three-dice', 'si-ki-pi', 'ledger', 'table'];
/** The folders of the server where somebody is let in, money is written down, or a record is judged. */
const SERVER = ['people', 'verify', 'ws', 'tables', 'store', 'http'];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : CODE;
const targets = wanted.flatMap((target) => {
  if (target === 'table') return tableFolders();
  return target === 'server' ? SERVER.map((name) => `server/${name}`) : [target];
});
const folder = mkdtempSync(join(tmpdir(), 'baize-mutate-'));
const stryker = join(root, 'node_modules', '.bin', 'stryker');
let worst = 0;

for (const target of targets) {
  const [name, ...path] = target.split('/');
  const config =
    name === 'server' ? serverMutationConfig(path[0]) : mutationConfig(name, path.join('/'));
  console.log(`\n--- ${config.mutate[0]}`);
  const file = join(folder, `${target.replaceAll(/\W/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(config));
  const env = { ...process.env, BAIZE_MUTATED: target };
  worst = Math.max(worst, run(stryker, ['run', file], { env }));
  const report = join(root, config.jsonReporter.fileName);
  if (!existsSync(report)) continue;
  const { BAIZE_SAMPLE, BAIZE_DRAW } = process.env;
  console.log(scoreText(scoreOf(report, BAIZE_SAMPLE, BAIZE_DRAW)));
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
