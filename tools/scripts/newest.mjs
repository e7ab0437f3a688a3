// `npm run newest`: the floor and the domain on the newest Node, which the package `node` of the npm registry brings. A
// floor is opened, a bot plays a round, the record is verified, and the tests of the packages run. Its last line counts.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFloor } from './build-floor.mjs';
import { install, requireNode, root, run } from './setup.mjs';

requireNode();
install();
if (!buildFloor()) process.exit(1);

const NEWEST = 'node@26';
const folder = mkdtempSync(join(tmpdir(), 'baize-newest-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
let passed = 0;
let failed = 0;

function note(what, isRight, detail = '') {
  console.log(`${isRight ? 'ok' : 'FAILED'}  ${what}${detail === '' ? '' : `: ${detail}`}`);
  if (isRight) passed += 1;
  else failed += 1;
}

const node = fetchNode();
const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim();
console.log(`\n--- on ${NEWEST}, ${version ?? 'which does not run here'}`);
await playOnFloor();
runDomainTests();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function fetchNode() {
  // A folder of its own: beside the workspace npm would take it for a dependency of it.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', ['install', NEWEST, ...options], { cwd: folder }) !== 0) process.exit(1);
  return join(folder, 'node_modules', 'node', 'bin', 'node');
}

/** The floor as `npm start` opens it, a round played at an automatic table, an orderly stop, and the record verified. */
async function playOnFloor() {
  const data = join(folder, 'data');
  const flags = JSON.parse(readFileSync(join(root, 'apps/server/node-flags.json'), 'utf8'));
  const programs = join(root, 'apps/server/dist/programs');
  const words = [join(programs, 'serve.js'), '--demo', '--port', '0', '--data', data];
  const env = { ...process.env };
  for (const name of ['DATABASE_URL', 'BAIZE_DATA', 'NODE_OPTIONS']) delete env[name];
  const floor = spawn(node, [...flags, ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => floor.once('close', done));
  const address = await addressOf(floor);
  note('the demo floor opens', address !== null, address ?? 'it ended before it was open');
  if (address === null) return;
  const page = await fetch(address).catch(() => null);
  note('its lobby is there', page?.ok === true && (await page.text()).includes('<div id="root"'));
  const bot = join(root, 'packages/protocol/examples/bot.mjs');
  const played = await output(node, [bot, address, 'TS-A', '1']);
  note('a round is played', / on Small, accepted/.test(played) && /, returned \d+/.test(played));
  floor.kill('SIGTERM');
  note('it closes in good order', (await ended) === 0);
  const verified = await output(node, [join(programs, 'verify.js'), '--data', data]);
  note('its record is in order', verified.includes('In order.'));
}

function addressOf(floor) {
  return new Promise((resolve) => {
    let said = '';
    floor.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [found] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (found && said.includes('Ctrl-C')) resolve(found);
    });
    floor.once('close', () => resolve(null));
  });
}

function output(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  return new Promise((done) => {
    child.once('error', () => done(said));
    child.once('close', () => done(said));
  });
}

function runDomainTests() {
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = run(node, [
    ...['--max-semi-space-size=64', 'node_modules/vitest/vitest.mjs', 'run'],
    ...['--project', 'domain', ...reporters],
  ]);
  try {
    const counted = JSON.parse(readFileSync(report, 'utf8'));
    passed += counted.numPassedTests;
    failed += counted.numFailedTests;
    if (status !== 0 && counted.numFailedTests === 0) failed += 1;
  } catch {
    note('the tests of the packages', false, 'there is no report of them');
  }
}
