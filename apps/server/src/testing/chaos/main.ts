// `npm run chaos -- --kills 1000 [--seed 7] [--terminals 40] [--floor | --disk]`: kills so often, then audits.
// With --floor the whole server is killed over real sockets, its database with it; else several small
// processes on the same tables and, separately, their database. With --disk the power goes so often on a disk that
// loses what was not synced, and then the disk is full at every write of a round.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { canMakeDisk } from '../postgres/lying-disk.ts';
import type { Audit } from './audit.ts';
import { runChaos } from './run-chaos.ts';
import { type DiskChaosOptions, runFullDisk, runPowerCuts } from './run-disk-chaos.ts';
import { runFloorChaos } from './run-floor-chaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(process.pid) },
    terminals: { type: 'string', default: '40' },
    floor: { type: 'boolean', default: false },
    disk: { type: 'boolean', default: false },
  },
});
const [kills, seed, terminals] = [values.kills, values.seed, values.terminals].map(Number);
const folder = await mkdtemp(join(tmpdir(), 'baize-chaos-'));
// PostgreSQL runs as somebody else where we are root.
await chmod(folder, 0o755);
process.stdout.write(`${kills} kills with seed ${seed}\n`);
try {
  const report = values.disk ? await troubleTheDisk() : await killProcesses();
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = report.problems.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

function killProcesses(): Promise<Audit> {
  const program = values.floor ? './floor-process.js' : './table-process.js';
  const run = values.floor ? runFloorChaos : runChaos;
  return run({
    folder,
    kills: kills ?? 0,
    seed: seed ?? 0,
    terminals: terminals ?? 0,
    command: [process.execPath, fileURLToPath(new URL(program, import.meta.url))],
    onKill: (done, victim) => {
      if (done % 10 === 0) process.stdout.write(`${done} kills, the last of a ${victim}\n`);
    },
  });
}

async function troubleTheDisk() {
  if (!canMakeDisk()) throw new Error('Such a disk needs Linux and g++.');
  const options = async (name: string): Promise<DiskChaosOptions> => {
    await mkdir(join(folder, name));
    const onTrouble = (done: number) => process.stdout.write(`${name} ${done}\n`);
    return { folder: join(folder, name), seed: seed ?? 0, onTrouble };
  };
  const cuts = await runPowerCuts({ ...(await options('power cut')), cuts: kills ?? 0 });
  const full = await runFullDisk({ ...(await options('full at write')), every: 1 });
  const problems = [...cuts.problems, ...full.problems];
  return { cuts, full, problems };
}
