import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { type ChaosOptions, runChaos } from './run-chaos.ts';
import { runFloorChaos } from './run-floor-chaos.ts';

const server = fileURLToPath(new URL('../../..', import.meta.url));
const BUILD = join(server, '../../tools/scripts/build-packages.mjs');
const SEED = 20_261_115;
const KILLS = 25;
const FLOOR_KILLS = 3;

beforeAll(() => {
  // A process that is started dozens of times is the built one; here it is brought up to date.
  spawnSync(process.execPath, [BUILD, server]);
});

async function options(program: string, kills: number): Promise<ChaosOptions> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder.remove());
  const command = [process.execPath, join(server, 'dist', 'testing', 'chaos', program)];
  return { folder: folder.path, kills, seed: SEED, terminals: 20, command };
}

test(`after ${KILLS} kills of servers and database all that was acknowledged is there, once`, async () => {
  const report = await runChaos(await options('table-process.js', KILLS));
  expect(report.faults).toEqual([]);
  expect(report.kills.server + report.kills.database).toBe(KILLS);
  expect(Math.min(report.kills.server, report.kills.database)).toBeGreaterThan(5);
  expect(report.acknowledged).toBeGreaterThanOrEqual(KILLS * 25);
});

test('the whole server, killed with its database while terminals bet over sockets, keeps its word', async () => {
  const report = await runFloorChaos(await options('floor-process.js', FLOOR_KILLS));
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThanOrEqual(FLOOR_KILLS * 25);
});
