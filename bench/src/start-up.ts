// What it costs to ask the command line something small, in processor time, against starting Node and ending it
// again: `baize --version` loads no rulebook and no mathematics, other commands load what they need.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TIMES = 15;
/** Processor seconds to print a version, at most. */
const VERSION_MOST = 0.1;
const cli = fileURLToPath(new URL('../../apps/cli/bin/baize.js', import.meta.url));
const LAST_WORDS = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  console.error((userCPUTime + systemCPUTime) / 1e6);
})`;

const WAYS = [
  { what: 'node -e 0', args: ['-e', '0'] },
  { what: 'baize --version', args: [cli, '--version'] },
  { what: 'baize games', args: [cli, 'games'] },
  { what: 'baize help', args: [cli, 'help'] },
  { what: 'baize house-way', args: [cli, 'house-way', 'As Kd Th 9c'] },
] as const;

/** The ways run in turn, so that a slow moment of the machine falls on all of them. */
const seconds = new Map<string, number[]>(WAYS.map(({ what }) => [what, []]));
for (let round = 0; round < TIMES; round += 1) {
  for (const { what, args } of WAYS) seconds.get(what)?.push(processorTime(args));
}
const bare = medianOf('node -e 0');
for (const { what } of WAYS) {
  const median = medianOf(what);
  const ratio = (median / bare).toFixed(2);
  console.log(`${what.padEnd(18)} ${median.toFixed(3)} s of processor time, ${ratio} times bare`);
}
const [least = 0] = (seconds.get('baize --version') ?? []).toSorted((a, b) => a - b);
if (least > VERSION_MOST) {
  console.log(`missed: ${VERSION_MOST} s of processor time to print a version`);
  process.exitCode = 1;
}

function medianOf(what: string): number {
  const sorted = (seconds.get(what) ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function processorTime(args: readonly string[]): number {
  const watched = [`--import=data:text/javascript,${encodeURIComponent(LAST_WORDS)}`, ...args];
  const { status, stderr } = spawnSync(process.execPath, watched, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return Number(stderr.trim().split('\n').at(-1));
}
