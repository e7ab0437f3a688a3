import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { builtServer, SHORT_LIVED_NODE } from '../processes/source-process.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Caught, killInTheMiddle, PLACES } from './kill-in-the-middle.ts';

test('killed in the middle of a row, a snapshot, a checkpoint or an hour that is added up, at whichever table of the database, nothing is half done', async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder.remove());
  const program = fileURLToPath(new URL('testing/chaos/table-process.js', builtServer()));
  // From now on every second is an hour there, so that hours are over and added up.
  const command = [...SHORT_LIVED_NODE, program, String(Date.now())];
  const options = { folder: folder.path, kills: 0, seed: 20_261_117, terminals: 10, command };
  const database = (['journal', 'snapshots', 'checkpoints', 'win_rollups'] as const).map(
    (place): Caught => ({ place, victim: 'database' }),
  );
  const servers = PLACES.map((place): Caught => ({ place, victim: 'server' }));
  const report = await killInTheMiddle(options, [...servers, ...database]);
  expect(report.problems).toEqual([]);
  expect(report.kills).toBe(PLACES.length + 4);
  expect(report.acknowledged).toBeGreaterThanOrEqual(report.kills * 20);
});
