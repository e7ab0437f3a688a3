import { describe, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

// The table of games in the specification: areas, and the smallest unit that pays every price exactly.
const GAMES = [
  ['rws-sic-bo-2021/a', 56, 2],
  ['rws-sic-bo-2021/b', 104, 2],
  ['rws-sic-bo-2021/c', 104, 1],
  ['mbs-sic-bo-v4/rapid-select', 104, 2],
  ['mbs-sic-bo-v4/alfastreet', 50, 2],
  ['licensee-sic-bo/minimum', 50, 10],
  ['licensee-sic-bo/standard', 50, 1],
  ['rws-tai-sai-v5/a', 50, 1],
  ['rws-tai-sai-v5/c', 104, 1],
  ['rws-tai-sai-v5/e', 107, 1],
  ['rws-si-ki-pi-v2', 3, 20],
] as const;

interface Facts {
  readonly game: string;
  readonly bets: readonly string[];
  readonly unit: number;
}

describe('the games', () => {
  test('are all there, with areas and units', async () => {
    const { out, code } = await runCli(['games', '--json']);
    const facts: readonly Facts[] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(facts.map(({ game, bets, unit }) => [game, bets.length, unit])).toEqual(GAMES);
    expect(code).toBe(0);
  });

  test('have the documented fields', async () => {
    const { json } = await runCli(['games', 'rws-si-ki-pi-v2', '--json']);
    expect(json).toEqual([
      {
        game: 'rws-si-ki-pi-v2',
        rulebook: 'rws-si-ki-pi-v2',
        layout: null,
        title: 'Si Ki Pi',
        effective: '2020-06-28T08:00',
        unit: 20,
        bets: ['initial', 'bonus:player', 'bonus:dealer'],
      },
    ]);
    const [dice] = (await runCli(['games', 'licensee-sic-bo/minimum', '--json'])).json;
    expect(dice).toMatchObject({ rulebook: 'licensee-sic-bo', layout: 'minimum', effective: null });
  });

  test('are listed for people', async () => {
    const { out } = await runCli(['games']);
    expect(out.split('\n')).toHaveLength(GAMES.length + 2);
    for (const [game] of GAMES) expect(out).toContain(`\n${game} `);
  });

  test('show what one can bet on, in both languages and at the printed price', async () => {
    const { out } = await runCli(['games', 'mbs-sic-bo-v4/alfastreet']);
    expect(out).toMatch(/^double:4 +Double 4 +对子 4 +Specific Doubles +.*\b1/m);
    const tai = await runCli(['games', 'rws-tai-sai-v5/a']);
    expect(tai.out).toMatch(
      /^single:1 .*one die 1 wins 1, two dice 1 wins 2, three dice 1 wins 12$/m,
    );
    const cards = await runCli(['games', 'rws-si-ki-pi-v2']);
    expect(cards.out).toMatch(/^initial .* 1 to 1 less 5%$/m);
  });

  test('that do not exist are a no, with what was probably meant', async () => {
    const { code, err } = await runCli(['games', 'rws-tai-sai/a']);
    expect(code).toBe(1);
    expect(err).toContain('is it rws-tai-sai-v5/a?');
  });
});
