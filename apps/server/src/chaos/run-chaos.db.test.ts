import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runChaos } from './run-chaos.ts';

const server = fileURLToPath(new URL('../..', import.meta.url));
const SEED = 20_261_115;
const KILLS = 25;

beforeAll(() => {
  // A process that is started dozens of times is the built one; here it is brought up to date.
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  spawnSync(process.execPath, [compiler, '-b', server]);
});

test(`after ${KILLS} kills of servers and database all that was acknowledged is there, once`, async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder.remove());
  const report = await runChaos({
    folder: folder.path,
    kills: KILLS,
    seed: SEED,
    terminals: 20,
    command: [process.execPath, join(server, 'dist', 'chaos', 'table-process.js')],
  });
  expect(report.faults).toEqual([]);
  expect(report.kills.server + report.kills.database).toBe(KILLS);
  expect(Math.min(report.kills.server, report.kills.database)).toBeGreaterThan(5);
  expect(report.acknowledged).toBeGreaterThan(500);
}, 600_000);
