import { describe, expect, onTestFinished, test } from 'vitest';
import { canMakeDisk } from '../postgres/lying-disk.ts';
import { folderOnDisk } from '../temporary-folder.ts';
import { type DiskChaosOptions, loseAnswers, runFullDisk, runPowerCuts } from './run-disk-chaos.ts';

const SEED = 20_261_116;

async function options(): Promise<DiskChaosOptions> {
  const folder = await folderOnDisk();
  onTestFinished(() => folder.remove());
  return { folder: folder.path, seed: SEED };
}

// Without a compiler there is no such disk; npm run chaos says so.
describe.each(canMakeDisk() ? ['a disk'] : [])('%s', () => {
  test('that loses what was not synced, or half of it, loses nothing that was answered', async () => {
    const report = await runPowerCuts({ ...(await options()), cuts: 4 });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThanOrEqual(80);
    // A disk that had everything would show nothing.
    expect(report.sectorsLost).toHaveLength(4);
    expect(Math.min(...report.sectorsLost)).toBeGreaterThan(0);
  });

  test('under a database that answers before it syncs does lose answers, so this disk bites', async () => {
    const problems = await loseAnswers(await options());
    const lost = problems.filter((problem) =>
      problem.endsWith(': accepted, and 0 times in the journal'),
    );
    expect(lost.length).toBeGreaterThan(0);
  });

  test('that is full at any write of a round makes nothing half done, and the round goes on', async () => {
    const report = await runFullDisk({ ...(await options()), every: 4 });
    expect(report.problems).toEqual([]);
    expect(Object.keys(report.unavailable)).toEqual(['database-unavailable']);
  });
});
