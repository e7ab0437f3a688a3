// `npm run chaos -- --kills 1000 [--seed 7] [--terminals 40] [--floor]`: kills so often, then audits.
// With --floor the whole server is killed over real sockets, its database with it; else several small
// processes on the same tables and, separately, their database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runChaos } from './run-chaos.ts';
import { runFloorChaos } from './run-floor-chaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(process.pid) },
    terminals: { type: 'string', default: '40' },
    floor: { type: 'boolean', default: false },
  },
});
const [kills, seed, terminals] = [values.kills, values.seed, values.terminals].map(Number);
const folder = await mkdtemp(join(tmpdir(), 'baize-chaos-'));
const program = values.floor ? './floor-process.js' : './table-process.js';
const run = values.floor ? runFloorChaos : runChaos;
process.stdout.write(`${kills} kills with seed ${seed}\n`);
try {
  const report = await run({
    folder,
    kills: kills ?? 0,
    seed: seed ?? 0,
    terminals: terminals ?? 0,
    command: [process.execPath, fileURLToPath(new URL(program, import.meta.url))],
    onKill: (done, victim) => {
      if (done % 10 === 0) process.stdout.write(`${done} kills, the last of a ${victim}\n`);
    },
  });
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = report.faults.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
