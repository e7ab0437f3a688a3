import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-explain-'));
afterAll(() => rmSync(folder, { recursive: true }));

const dice = {
  game: 'rws-sic-bo-2021/a',
  roll: [2, 2, 4],
  bets: [
    { bet: 'total:8', stake: 200 },
    { bet: 'big', stake: 1000 },
  ],
};

describe('explaining a settlement', () => {
  test('tells the arithmetic exactly and every clause in our words', async () => {
    const { out, code } = await runCli(['explain', JSON.stringify(dice)]);
    expect(out).toContain('The dice show 2-2-4, total 8.');
    expect(out).toContain('200 x 17/2 = 1,700 winnings; with the stake 1,900 returned.');
    expect(out).toContain('The stake of 1,000 is lost.');
    expect(out).toMatch(/rws-sic-bo-2021#4\.1\.1: Pay Table 1/);
    expect(out).toContain('Together 1,200 staked and 1,900 returned: net +700.');
    expect(code).toBe(0);
  });

  test('takes the round from a file or from standard input, over several lines', async () => {
    const pretty = JSON.stringify(dice, null, 2);
    const file = join(folder, 'round.json');
    writeFileSync(file, `\uFEFF${pretty}`);
    const fromArgument = await runCli(['explain', JSON.stringify(dice)]);
    expect((await runCli(['explain', file])).out).toBe(fromArgument.out);
    expect((await runCli(['explain'], { input: pretty })).out).toBe(fromArgument.out);
  });

  test('tells commission, settings and readings of Si Ki Pi', async () => {
    const round = {
      game: 'rws-si-ki-pi-v2',
      dealer: 'Ks 5h 4d 2c',
      boxes: [
        {
          box: 3,
          cards: 'As Ah 9c 7d',
          set: 'house-way',
          bets: [
            { bet: 'initial', stake: 100 },
            { bet: 'bonus:dealer', stake: 20 },
          ],
        },
      ],
    };
    const { out } = await runCli([
      'explain',
      JSON.stringify(round),
      '--reading',
      'H1=highest-card',
    ]);
    expect(out).toContain('Box 3: Low 9c 7d (6 points, 9 high), High As Ah (Pair of A).');
    const sum = '100 x 1 = 100 winnings; commission 100 x 1/20 = 5; 95 paid; with the stake 195';
    expect(out.replace(/\s+/g, ' ')).toContain(sum);
    expect(out).toContain('The stake of 20 is lost.');
    expect(out).toContain('Reading H1: highest-card, chosen instead of the default.');
    expect(out).toContain('Reading H2: never-split.');
  });

  test('has the documented fields in JSON', async () => {
    const { json } = await runCli(['explain', JSON.stringify(dice), '--json']);
    expect(json).toMatchObject([
      {
        game: 'rws-sic-bo-2021/a',
        lines: [
          {
            box: null,
            bet: 'total:8',
            arithmetic: '200 x 17/2 = 1,700 winnings; with the stake 1,900 returned.',
            because: [{ citation: 'rws-sic-bo-2021#4.1.1' }, { citation: 'rws-sic-bo-2021#I-D7' }],
          },
          { result: 'lose' },
        ],
        staked: 1200,
        returned: 1900,
      },
    ]);
  });

  test('an interpretation is told as it was applied', async () => {
    const round = {
      game: 'licensee-sic-bo/standard',
      roll: [4, 4, 4],
      bets: [{ bet: 'double:4', stake: 100 }],
    };
    const { out } = await runCli(['explain', JSON.stringify(round), '--reading', 'D1=exactly-two']);
    expect(out.replace(/\s+/g, ' ')).toContain('Read here as D1=exactly-two instead of:');
  });

  test('a bad request is a no', async () => {
    const { code, err, out } = await runCli(['explain', '{"game":"roulette"}']);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain('unknown-game');
    const asJson = await runCli(['explain', '{"game":"roulette"}', '--json']);
    expect(asJson.json).toMatchObject([{ line: 1, error: { code: 'unknown-game' } }]);
  });

  test('two rounds, or a file that is not there, are called wrongly', async () => {
    expect((await runCli(['explain', '{}', '{}'])).code).toBe(2);
    expect((await runCli(['explain', join(folder, 'absent.json')])).code).toBe(2);
  });
});
