import { describe, expect, test } from 'vitest';
import { loadCommands } from './program.ts';
import { runCli } from './testing/run-cli.ts';

/** The lines of a table; RFC 4180 ends each with both characters. */
async function table(args: readonly string[], input = ''): Promise<readonly string[]> {
  const { out } = await runCli(args, { input });
  expect(out.endsWith('\r\n')).toBe(true);
  return out.split('\r\n').slice(0, -1);
}

describe('--csv', () => {
  test('a line a row, fractions as they are, lists in one cell', async () => {
    const lines = await table(['analyze', 'ts-c', '--csv']);
    expect(lines[0]).toBe(
      'game,bet,wins,outcomes,hit,edge,variance,thirdCentralMoment,standardDeviation,skew,prices,returns',
    );
    expect(lines.find((line) => line.includes(',small,'))).toBe(
      'rws-tai-sai-v5/c,small,105,216,35/72,1/36,1295/1296,1295/23328,0.999614123080,0.055577001438,1,0 111; 2 105',
    );
    expect(lines).toHaveLength(105);
  });

  test('a list within one answer, with what it is about before every row', async () => {
    const args = ['price', 'li-std', 'total:4', '--edge', '5%', '--csv'];
    expect(await table(args)).toEqual([
      'game,bet,edge,rolls,oddsNow,minimum,odds,printable',
      'licensee-sic-bo/standard,total:4,1/20,3,50,50,337/5,67 1/18; 135/2 7/144; 68 1/24',
    ]);
  });

  test('negative amounts stay numbers, and what lies within a field has a column of its own', async () => {
    const bets = ['--bets', 'small=100', '--csv'];
    expect((await table(['exposure', 'ts-c', ...bets, '--worst', '1']))[1]).toBe('1 2 3,6,-100');
    const simulated = await table(['simulate', 'ts-c', '--rounds', '10', '--seed', '7', ...bets]);
    expect(simulated[0]).toContain('wins.observed,wins.expected,wins.z');
  });

  test('the boxes of a card round', async () => {
    const box = {
      box: 1,
      cards: 'As Ah 9c 7d',
      set: 'house-way',
      bets: [{ bet: 'initial', stake: 100 }],
    };
    const round = { game: 'rws-si-ki-pi-v2', dealer: 'Ks 5h 4d 2c', boxes: [box] };
    const [head, line] = await table(['settle', '--csv'], `${JSON.stringify(round)}\n`);
    expect(head).toBe(
      'game,boxes.box,boxes.low,boxes.high,boxes.result,bet,stake,result,odds,pays,returns,commission,because',
    );
    expect(line).toContain('rws-si-ki-pi-v2,1,9c 7d,As Ah,win,initial,100,win,1,95,195,5,');
  });

  test('a bad line is told on standard error and is no row', async () => {
    const { code, out, err } = await runCli(['house-way', '--csv'], { input: 'As Kd Th 9c\nxx\n' });
    expect(out.split('\r\n')).toHaveLength(3);
    expect(err).toContain('line 2: "xx" names 1 card');
    expect(code).toBe(1);
  });

  test('the edges of a solved game, one row a player', async () => {
    const lines = await table(['solve', 'skp', '--csv']);
    expect(lines[0]).toBe('row,edge,win,lose,standOff,differs,hit');
    expect(lines[1]).toContain('houseWay,4937043/180094600,');
  });

  test('and --json at once is refused', async () => {
    const { code, err } = await runCli(['games', '--csv', '--json']);
    expect(code).toBe(2);
    expect(err).toContain('--csv or --json, not both');
  });

  test('every command that answers in JSON has it, but for those of a floor and the sheet with a format of its own', async () => {
    const without = (await loadCommands())
      .filter(({ options }) => 'json' in options && !('csv' in options))
      .map(({ name }) => name);
    expect(without).toEqual(['explain', 'verify', 'replay', 'migrate']);
  });
});
