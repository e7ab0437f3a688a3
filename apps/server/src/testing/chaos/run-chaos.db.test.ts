import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { builtServer, SHORT_LIVED_NODE } from '../processes/source-process.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type ChaosOptions, runChaos } from './run-chaos.ts';
import { runFloorChaos } from './run-floor-chaos.ts';

const SEED = 20_261_115;
const KILLS = 25;
const FLOOR_KILLS = 3;

async function options(program: string, kills: number): Promise<ChaosOptions> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder.remove());
  const command = [
    ...SHORT_LIVED_NODE,
    fileURLToPath(new URL(`testing/chaos/${program}`, builtServer())),
  ];
  return { folder: folder.path, kills, seed: SEED, terminals: 20, command };
}

test(`after ${KILLS} kills of servers and database all that was acknowledged is there, once`, async () => {
  const report = await runChaos(await options('table-process.js', KILLS));
  expect(report.problems).toEqual([]);
  expect(report.kills.server + report.kills.database).toBe(KILLS);
  expect(Math.min(report.kills.server, report.kills.database)).toBeGreaterThan(5);
  expect(report.acknowledged).toBeGreaterThanOrEqual(KILLS * 25);
});

test('the whole server, killed with its database while terminals bet over sockets, keeps its word', async () => {
  const report = await runFloorChaos(await options('floor-process.js', FLOOR_KILLS));
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThanOrEqual(FLOOR_KILLS * 25);
});
