// The floor under load, over real sockets and with fsync: durable bets a second and how long each
// waits, against a bare echo of the same messages, bare inserts of the same bytes and bare durable servers;
// how fast "No more bets" reaches everybody; how long a start takes with a million events on record, and every
// report of them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBaselines } from './floor/baselines.ts';
import { measureBets } from './floor/bets.ts';
import { measureFanOut } from './floor/fan-out.ts';
import { measureReports } from './floor/reports.ts';
import { measureStart } from './floor/start.ts';
import { TABLE } from './floor/terminals.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'baize-bench-'));
const floorFile = join(folder, 'floor.yaml');
await writeFile(
  floorFile,
  `floor: Under load
tables:
  - table: ${TABLE}
    game: rws-sic-bo-2021/b
    unit: 2
    limits: { default: { minimum: 2, maximum: 1000000000 } }
    mode: dealt
    resultSource: dealer
    bettingSeconds: null
    bettingSecondsMinimum: 0
    approvalMinutes: 10
    handPayAbove: null
    roundsKept: 10
`,
);
const places = {
  folder,
  floorFile,
  floor: join(root, 'apps', 'server', 'dist', 'testing', 'chaos', 'floor-process.js'),
  fill: join(root, 'apps', 'server', 'dist', 'testing', 'chaos', 'fill-journal.js'),
  fillDay: join(root, 'apps', 'server', 'dist', 'testing', 'chaos', 'fill-day.js'),
  echo: fileURLToPath(new URL('./floor/echo-server.js', import.meta.url)),
  bare: fileURLToPath(new URL('./floor/bare-server.js', import.meta.url)),
};
const parts = {
  bets: measureBets,
  baselines: measureBaselines,
  'fan-out': measureFanOut,
  start: measureStart,
  reports: measureReports,
};
let isMet = true;
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) isMet = (await measure(places)) && isMet;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(isMet ? 0 : 1);
