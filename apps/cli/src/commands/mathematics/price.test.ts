import { expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

const GAME = 'licensee-sic-bo/standard';

test('the exact price of an edge, and the printable ones around it', async () => {
  const { out, code } = await runCli(['price', GAME, 'total:4', '--edge', '5%']);
  expect(code).toBe(0);
  expect(out.split('\n').slice(2, 7)).toEqual([
    'For an edge of 5.000% (1/20):',
    '  67.4000 to 1 (exactly 337/5)',
    '    67 to 1    5.556%   1/18',
    '    67.5 to 1  4.861%  7/144',
    '    68 to 1    4.167%   1/24',
  ]);
});

test('the same edge in any spelling', async () => {
  const spellings = ['5%', '1/20', '0.05', '5.0 %'];
  const answers = await Promise.all(
    spellings.map((edge) => runCli(['price', GAME, 'total:4', '--edge', edge, '--json'])),
  );
  expect(new Set(answers.map(({ out }) => out)).size).toBe(1);
  expect(answers[0]?.json).toMatchObject([
    {
      edge: '1/20',
      edgeNow: '7/24',
      rows: [{ rolls: 3, minimum: '50', odds: '337/5' }],
      scaled: null,
    },
  ]);
});

test('an edge below zero is the player’s advantage', async () => {
  // At 59 to 1, 3 rolls of 216 return 180 and the stake is 216: 36 are kept. A unit of odds is 3/216, so
  // -1/20 needs 1/6 + 1/20 = 13/60 more, which is 15.6 units more.
  const { out, code } = await runCli(['price', GAME, 'total:4', '--edge', '-5%']);
  expect(code).toBe(0);
  expect(out).toContain('For an edge of -5.000% (-1/20):');
  expect(out).toContain('74.6000 to 1 (exactly 373/5)');
  const joined = await runCli(['price', GAME, 'total:4', '--edge=-5%']);
  expect(joined.out).toBe(out);
});

test('singles by row and by one factor', async () => {
  const { out } = await runCli(['price', GAME, 'single:1', '--edge', '1/27']);
  expect(out).toContain(
    'on one die (75 rolls), the others as they are: 1.1200 to 1 (exactly 28/25)',
  );
  expect(out).toContain('on three dice (1 roll), the others as they are: 12 to 1');
  expect(out).toContain('all prices times 13/12');
});

test('a price under the least one is marked', async () => {
  const { out } = await runCli(['price', GAME, 'total:4', '--edge', '40%']);
  expect(out).toMatch(/42 to 1 .*under the least price/);
});

test('an edge that no price gives is said to be one', async () => {
  const { out } = await runCli(['price', GAME, 'small', '--edge', '60%']);
  expect(out).toContain('no price gives it');
  const singles = await runCli(['price', GAME, 'single:1', '--edge', '99%']);
  expect(singles.out).toContain('no positive factor gives it');
});

test('complains of what it cannot read, and of bets that are not there', async () => {
  expect((await runCli(['price', GAME, 'total:4'])).code).toBe(2);
  expect((await runCli(['price', GAME, 'total:4', '--edge', 'much'])).code).toBe(2);
  expect((await runCli(['price', GAME, 'total:4', '--edge', '100%'])).code).toBe(2);
  expect((await runCli(['price', GAME, '--edge', '5%'])).code).toBe(2);
  const odd = await runCli(['price', GAME, 'odd', '--edge', '5%']);
  expect([odd.code, odd.err]).toEqual([1, expect.stringContaining('odd is not on the layout')]);
});

test('the bets of a box have prices too', async () => {
  const { out } = await runCli(['price', 'rws-si-ki-pi-v2', 'initial', '--edge', '0%']);
  expect(out).toContain(
    'initial in rws-si-ki-pi-v2: 1 to 1 less 5%, edge 2.741% (4937043/180094600)',
  );
  const bonus = await runCli(['price', 'rws-si-ki-pi-v2', 'bonus:player', '--edge', '1%']);
  // 1% of 270,725 hands from 1212/20825: 13,048.75 units over 82,368 pairs are 0.1584 more.
  expect(bonus.out).toContain(
    'on Pair (16,027,165,440 deals), the others as they are: 1.1584 to 1',
  );
  const odd = await runCli(['price', 'rws-si-ki-pi-v2', 'small', '--edge', '5%']);
  expect([odd.code, odd.err]).toEqual([1, expect.stringContaining('is not a bet of a box')]);
});
