import { expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

const GAME = 'rws-tai-sai-v5/a';

test('the worst result first, with its weight and what the house pays', async () => {
  const { json } = await runCli([
    ...['exposure', GAME, '--bets', 'small=10000,triple:1=100,any-triple=300', '--worst', '2'],
    '--json',
  ]);
  expect(json).toMatchObject([
    {
      game: GAME,
      staked: 10_400,
      lossChance: '53/108',
      outcomes: [
        { dice: [1, 1, 1], weight: 1, net: -17_300 },
        { weight: 6, net: -9_600 },
      ],
    },
  ]);
});

test('a table of all 56 results by default', async () => {
  const { out } = await runCli(['exposure', GAME, '--bets', 'big=100']);
  expect(out.split('\n').filter((line) => line.includes('/216 '))).toHaveLength(56);
  // 100 x 1/36.
  expect(out).toContain(
    'expected win 2.78 (25/9, 2.778% of the stakes), the house loses with 48.611%',
  );
});

test('complains of wrong counts', async () => {
  const big = ['exposure', GAME, '--bets', 'big=100'];
  expect((await runCli([...big, '--worst', '0'])).code).toBe(2);
  expect((await runCli([...big, '--worst', '57'])).code).toBe(2);
  expect((await runCli(['exposure', GAME])).code).toBe(2);
});

test('a list cut short says how many results are as bad as its last', async () => {
  // Big loses the house 100 on every total from 11 to 17 without a triple, and small on 4 to 10: 25 of the
  // 56 combinations each, besides six triples.
  const big = ['exposure', GAME, '--bets', 'big=100', '--worst'];
  expect((await runCli([...big, '5'])).out).toContain(
    '20 more results cost as much as the last.\n',
  );
  expect((await runCli([...big, '24'])).out).toContain(
    'One more result costs as much as the last.',
  );
  expect((await runCli([...big, '25'])).out).not.toContain('as much as the last');
  expect((await runCli([...big, '5', '--json'])).json).toMatchObject([{ tied: 20 }]);
});

test('a box of Si Ki Pi by its result and both hands', async () => {
  const bets = ['--bets', 'initial=100,bonus:player=20,bonus:dealer=20'];
  const { json } = await runCli(['exposure', 'rws-si-ki-pi-v2', ...bets, '--worst', '1', '--json']);
  // Both hands four of a kind and the box wins: 95 + 2,000 + 2,000. Of 13 x 12 pairs of such hands the
  // higher one wins half, and no suits are left to choose.
  expect(json).toMatchObject([
    {
      outcomes: [
        {
          result: 'win',
          player: 'four-of-a-kind',
          dealer: 'four-of-a-kind',
          weight: 78,
          net: -4095,
        },
      ],
    },
  ]);
});
