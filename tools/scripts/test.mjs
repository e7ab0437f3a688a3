// `npm test`: installs, builds, runs every check and every test, and ends with one line of counts. The checks run
// beside the tests: many of these wait for a browser or a disk.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFloor } from './build-floor.mjs';
import { ensureDebian, TEST_PACKAGES } from './debian.mjs';
import { install, requireNode, root } from './setup.mjs';

requireNode();
install();
ensureDebian(TEST_PACKAGES);
// Built before the tests: the browser stories drive a floor as it is shipped, and must not wait for it.
if (!buildFloor()) process.exit(1);
const { SHORT_LIVED_FLAGS } = await import('../../packages/testing/dist/short-lived-node.js');

const bin = (name) => join(root, 'node_modules', '.bin', name);
const results = mkdtempSync(join(tmpdir(), 'baize-test-'));
const report = join(results, 'vitest.json');

const checks = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['boundaries', process.execPath, ['tools/scripts/boundaries.mjs']],
  ['dead code', bin('knip'), []],
  ['tidy', process.execPath, ['tools/dist/tidy.js']],
  ['clause coverage', process.execPath, ['tools/dist/clause-coverage.js', '--quiet']],
];

let passed = 0;
let failed = 0;
const failures = [];

/** Runs the checks one after the other, beside whatever else goes on, and keeps what they say. */
async function runChecks() {
  const results = [];
  for (const [name, command, args] of checks) {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (data) => said.push(data));
    child.stderr.on('data', (data) => said.push(data));
    const status = await new Promise((done) => {
      child.on('error', () => done(1));
      child.on('close', done);
    });
    results.push({ name, status, text: Buffer.concat(said).toString() });
  }
  return results;
}

function runTests() {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Threads of tests have these from their process. Garbage is collected late, as vitest.config.ts says.
  const flags = ['--max-semi-space-size=64', ...SHORT_LIVED_FLAGS];
  const vitest = [...flags, 'node_modules/vitest/vitest.mjs'];
  const child = spawn(process.execPath, [...vitest, ...args], { cwd: root, stdio: 'inherit' });
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('close', done);
  });
}

console.log('\n--- tests, and the checks beside them');
const [status, checked] = await Promise.all([runTests(), runChecks()]);
for (const { name, status: found, text } of checked) {
  console.log(`\n--- ${name}\n${text.trimEnd()}`);
  if (found === 0) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
}
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  passed += numPassedTests;
  failed += numFailedTests;
  if (status !== 0) {
    failures.push('tests');
    if (numFailedTests === 0) failed += Math.max(1, numFailedTestSuites);
  }
} catch {
  failed += 1;
  failures.push('tests (no report)');
}
rmSync(results, { recursive: true, force: true });

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
