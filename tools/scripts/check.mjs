// `npm run check`: what one wants to know after a change, within a minute. Types and import directions of everything; lint
// of what has changed, and the tests that the change touches. `npm test` runs the rest.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSE_INDEX, compile, install, requireNode, root } from './setup.mjs';

requireNode();
install();
const bin = (name) => join(root, 'node_modules', '.bin', name);
const begin = Date.now();
console.log('--- types');
// A build that fails ends the process with its complaints.
compile();
const clauses = start('clauses', process.execPath, CLAUSE_INDEX);
const boundaries = start('boundaries', process.execPath, ['tools/scripts/boundaries.mjs']);
const { changed, near, further } = JSON.parse(
  execFileSync(process.execPath, ['tools/dist/near-tests.js'], { cwd: root, encoding: 'utf8' }),
);
const lint = start('lint', bin('biome'), [
  ...['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
  ...linted(changed),
]);
const tests = near.length > 0 ? start('tests', bin('vitest'), ['run', ...near]) : null;
const failed = [];
for (const check of [lint, clauses, boundaries, tests]) {
  if (check === null) continue;
  const { name, status, text } = await check;
  console.log(`\n--- ${name}\n${text.trimEnd()}`);
  if (status !== 0) failed.push(name);
}
const rest =
  further > 0 ? `; ${further} more depend on the change from further away: npm test` : '';
console.log(`\n${near.length} test files touched by the change${rest}`);
console.log(
  `${Math.round((Date.now() - begin) / 1000)} s, ${failed.length === 0 ? 'all well' : `failed: ${failed.join(', ')}`}`,
);
process.exit(failed.length === 0 ? 0 : 1);

/** What is there of a change; everything, where it is about what lint is done by. */
function linted(changed) {
  if (changed.some((path) => /^(biome\.json|package-lock\.json)$/.test(path))) return ['.'];
  return changed.filter((path) => existsSync(join(root, path)));
}

/** Runs beside the others; what it says is kept until it is its turn to be read. */
function start(name, command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (data) => said.push(data));
    child.stderr.on('data', (data) => said.push(data));
    child.on('error', (error) => done({ name, status: 1, text: error.message }));
    child.on('close', (status) => done({ name, status, text: Buffer.concat(said).toString() }));
  });
}
