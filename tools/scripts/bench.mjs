// `npm run bench [-- name...]`: every program of bench/, one after the other, because two at once would
// measure each other. Figures are ratios to a baseline measured in the same run.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFloor } from './build-floor.mjs';
import { ensureDebian, TEST_PACKAGES } from './debian.mjs';
import { install, requireNode, root, run } from './setup.mjs';

requireNode();
install();
// The screens are measured in a browser, the journal on a database: on a fresh machine neither is there.
ensureDebian(TEST_PACKAGES);
if (!buildFloor()) process.exit(1);

const wanted = process.argv.slice(2);
const programs = readdirSync(join(root, 'bench', 'src'))
  .filter((file) => /^[^.]+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .toSorted();

let worst = 0;
for (const name of programs) {
  console.log(`\n--- ${name}`);
  worst = Math.max(worst, run(process.execPath, [join('bench', 'dist', `${name}.js`)]));
}
if (programs.length === 0) console.error(`There is no bench called ${wanted.join(' or ')}.`);
process.exit(programs.length === 0 ? 1 : worst);
