import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { floorProcess } from '../testing/processes/floor-process.ts';
import { startSource } from '../testing/processes/source-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const BOT = new URL('../../../../packages/protocol/examples/bot.mjs', import.meta.url);

const FLOOR = `
floor: Test floor
defaults: { unit: 100 }
tables:
  - { table: QUICK, game: rws-tai-sai-v5/c, mode: automatic, bettingSeconds: 2, stepSeconds: 0,
      pauseSeconds: 0, limits: { default: { minimum: 500, maximum: 100000 } } }
`;

const folder = await temporaryFolder();
afterAll(() => folder.remove());

async function output(address: string, ...args: readonly string[]): Promise<string> {
  const child = startSource(BOT, [address, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  return said;
}

test('the bot of the protocol finds a table, plays its rounds and leaves', async () => {
  const file = join(folder.path, 'floor.yaml');
  await writeFile(file, FLOOR);
  const floor = await floorProcess('--demo', '--data', join(folder.path, 'data'), '--floor', file);
  onTestFinished(async () => {
    await floor.stop();
  });
  const returns: number[] = [];
  // Dice fall as they fall: it plays until it has won and lost.
  while (!returns.includes(0) || !returns.includes(1000)) {
    const [greeting, ...lines] = (await output(floor.address, '', '2')).trim().split('\n');
    expect(greeting).toMatch(/^P\d+ plays 2 rounds at QUICK\.$/);
    expect(lines.filter((line) => /: 500 on Small, accepted$/.test(line)).length).toBeGreaterThan(
      1,
    );
    const results = lines.flatMap((line) => {
      const said = /: ([1-6] [1-6] [1-6]), returned (\d+), credit \d+$/.exec(line);
      return said
        ? [{ dice: (said[1] ?? '').split(' ').map(Number), returned: Number(said[2]) }]
        : [];
    });
    expect(results).toHaveLength(2);
    for (const { dice, returned } of results)
      expect([dice, returned]).toEqual([dice, onSmall(dice)]);
    returns.push(...results.map(({ returned }) => returned));
  }
});

/** What 500 on Small return: even money on a total of 4 to 10 that is no triple, else nothing. */
function onSmall(dice: readonly number[]): number {
  const total = dice.reduce((sum, face) => sum + face, 0);
  return total <= 10 && new Set(dice).size > 1 ? 1000 : 0;
}
