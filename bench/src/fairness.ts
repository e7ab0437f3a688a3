// Testing a record of ten million rolls, as a process of its own, against reading the same file and
// hashing it: `baize fairness` streams, so the ratio says what the tests cost.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hrtime } from 'node:process';
import { fileURLToPath } from 'node:url';
import { nextWord, xoshiroStream } from '@baize/exact';

const ROLLS = 10_000_000;
const SECONDS_MOST = 10;
const cli = fileURLToPath(new URL('../../apps/cli/dist/main.js', import.meta.url));
/** Prints the most memory a process held, in megabytes, and its processor time in seconds. */
const LAST_WORDS = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.error(maxRSS / 1024, (userCPUTime + systemCPUTime) / 1e6);
})`;
const READ = `
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
const hash = createHash('sha256');
for await (const chunk of createReadStream(process.argv[1], { highWaterMark: 262144 })) hash.update(chunk);
console.log(hash.digest('hex'));`;

const folder = mkdtempSync(join(tmpdir(), 'baize-bench-fairness-'));
try {
  const file = join(folder, 'rolls.csv');
  writeRolls(file);
  const read = runTimed(['--input-type=module', '-e', READ, file]);
  const tested = runTimed([cli, 'fairness', file, '--json']);
  console.log(`ten million rolls read and hashed  ${figures(read)}`);
  console.log(`ten million rolls tested           ${figures(tested)}`);
  console.log(
    `testing / reading, processor time  ${(tested.processor / read.processor).toFixed(1)}`,
  );
  if (tested.processor > SECONDS_MOST) {
    console.log(`missed: at most ${SECONDS_MOST} s of processor time`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

function figures({ seconds, processor, memory }: ReturnType<typeof runTimed>): string {
  return `${seconds.toFixed(2)} s, ${processor.toFixed(2)} s of processor time, ${memory} MB`;
}

function writeRolls(file: string): void {
  const state = xoshiroStream(7n, 0);
  const line = Array.from({ length: 216 }, (_, i) => {
    return `${1 + Math.floor(i / 36)},${1 + (Math.floor(i / 6) % 6)},${1 + (i % 6)}\n`;
  });
  const chunks: string[] = [];
  for (let roll = 0; roll < ROLLS; roll += 1) chunks.push(line[nextWord(state) % 216] ?? '');
  writeFileSync(file, chunks.join(''));
}

function runTimed(args: readonly string[]) {
  const start = hrtime.bigint();
  const watched = [`--import=data:text/javascript,${encodeURIComponent(LAST_WORDS)}`, ...args];
  const { status, stderr } = spawnSync(process.execPath, watched, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`It ended with ${status}: ${stderr}`);
  const seconds = Number(hrtime.bigint() - start) / 1e9;
  const [memory = 0, processor = 0] = stderr.trim().split(' ').slice(-2).map(Number);
  return { seconds, memory: Math.round(memory), processor };
}
