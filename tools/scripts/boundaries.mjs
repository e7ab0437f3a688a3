// Import directions. dependency-cruiser has once skipped every file and reported success (when the
// compiler under it was too new for it), so the number of modules it saw is checked as well.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mechanicNameProblems } from './mechanic-names.mjs';
import { root } from './setup.mjs';

const folders = ['packages', 'apps', 'examples', 'tools', 'bench'];
const isSource = (path) => /\/src\/.*\.tsx?$/.test(path) && !path.includes('node_modules');
const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  )
  .filter((path) => isSource(path) && !path.includes('/dist/'));

let output;
try {
  output = execFileSync(
    join(root, 'node_modules', '.bin', 'depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  );
} catch (error) {
  output = error.stdout;
  if (!output) throw error;
}
const { summary, modules } = JSON.parse(output);
const seen = modules.filter((module) => isSource(module.source)).length;

for (const violation of summary.violations) {
  console.error(`${violation.rule.name}: ${violation.from} -> ${violation.to}`);
}
if (seen < sources.length) {
  console.error(`dependency-cruiser saw ${seen} of ${sources.length} source files.`);
}
const named = mechanicNameProblems(root, sources);
for (const line of named) console.error(line);
console.log(`${seen} modules, ${summary.violations.length} violations`);
const isSound = summary.violations.length === 0 && seen >= sources.length && named.length === 0;
process.exit(isSound ? 0 : 1);
