// The life of the embedded database: how long a first start takes beside PostgreSQL's own initdb, a later
// one, one after a crash; what signatures and roles cost a row; and copying it, beside only reading its rows.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = new URL('../../apps/server/dist/programs/measure-database.js', import.meta.url);

interface Measured {
  readonly seconds: Readonly<Record<string, readonly number[]>>;
  readonly rows: number;
  readonly memory: number;
}

const { seconds, rows, memory }: Measured = JSON.parse(
  execFileSync(process.execPath, [fileURLToPath(PROGRAM), ...process.argv.slice(2)], {
    encoding: 'utf8',
  }),
);

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

const median = (name: string): number => middleOf(seconds[name] ?? []);

/** Rounds are compared each with itself: a slow moment of the machine falls on both. */
function ratioOf(of: string, to: string): number {
  const others = seconds[to] ?? [];
  return middleOf((seconds[of] ?? []).map((each, round) => each / (others[round] ?? Number.NaN)));
}

for (const name of Object.keys(seconds)) {
  console.log(`${name.padEnd(20)} ${median(name).toFixed(3).padStart(7)} s`);
}

const targets = [
  { of: 'first start', to: 'initdb', most: 2 },
  { of: 'later start', to: 'initdb', most: 0.5 },
  { of: 'rows, owner, signed', to: 'rows, owner, unsigned', most: 1.5 },
  { of: 'rows, server, signed', to: 'rows, owner, signed', most: 1.2 },
  { of: 'backup', to: 'rows read', most: null },
  { of: 'restore', to: 'rows read', most: null },
];
const measured = targets.filter(({ of }) => of in seconds);
const isMet = measured.map(({ of, to, most }) => {
  const ratio = ratioOf(of, to);
  const met = most === null || ratio <= most;
  const verdict = most === null ? '' : ` (at most ${most}: ${met ? 'met' : 'MISSED'})`;
  console.log(`${of} / ${to}: ${ratio.toFixed(2)}${verdict}`);
  return met;
});
if ('restore' in seconds)
  console.log(`${rows} rows copied and restored in ${Math.round(memory / 2 ** 20)} MiB of memory`);
process.exit(isMet.every((met) => met) ? 0 : 1);
