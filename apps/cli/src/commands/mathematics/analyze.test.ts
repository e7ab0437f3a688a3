import { GAMES } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { housePayTableFile } from '../../testing/house-table-file.ts';
import { runCli } from '../../testing/run-cli.ts';

describe('baize analyze', () => {
  test('writes the documented fields first, one line a bet', async () => {
    const { out, code } = await runCli(['analyze', 'rws-tai-sai-v5/a', '--json']);
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines).toHaveLength(50);
    expect(lines.find((line) => line.includes('"bet":"small"'))).toBe(
      '{"game":"rws-tai-sai-v5/a","bet":"small","wins":105,"outcomes":216,"hit":"35/72","edge":"1/36","variance":"1295/1296",' +
        '"thirdCentralMoment":"1295/23328","standardDeviation":"0.999614123080","skew":"0.055577001438",' +
        '"prices":[{"odds":"1"}],"returns":[{"returns":"0","rolls":111},{"returns":"2","rolls":105}]}',
    );
    expect(lines.find((line) => line.includes('"bet":"single:1"'))).toContain(
      '"prices":[{"odds":"1","dice":1},{"odds":"2","dice":2},{"odds":"12","dice":3}],' +
        '"returns":[{"returns":"0","rolls":125},{"returns":"2","rolls":75},{"returns":"3","rolls":15},{"returns":"13","rolls":1}]',
    );
  });

  test.each(GAMES.flatMap(({ id, layout }) => (layout === null ? [] : [id])))(
    '%s as a table and as lines has every bet once',
    async (id) => {
      const text = await runCli(['analyze', id]);
      const { json } = await runCli(['analyze', id, '--json']);
      expect(text.out.split('\n').filter((line) => /\d+%.*\d+%/.test(line))).toHaveLength(
        json.length,
      );
    },
  );

  test('a reading and a house table change what is analysed', async () => {
    const id = 'licensee-sic-bo/standard';
    const exactly = await runCli(['analyze', id, '--json', '--reading', 'D1=exactly-two']);
    expect(exactly.json).toContainEqual(
      expect.objectContaining({ bet: 'double:1', wins: 15, edge: '3/8' }),
    );
    const file = housePayTableFile(id, { 'total:4': '60 to 1', 'total:17': '60 to 1' });
    const house = await runCli(['analyze', id, '--json', '--table', file]);
    expect(house.json).toContainEqual(expect.objectContaining({ bet: 'total:4', edge: '11/72' }));
    const shown = await runCli(['analyze', id, '--reading', 'D1=exactly-two']);
    expect(shown.out).toContain('reading D1: exactly-two (chosen)');
  });

  test('refuses games it does not know', async () => {
    const unknown = await runCli(['analyze', 'rws-tai-sai-v5/b']);
    expect([unknown.code, unknown.out]).toEqual([1, '']);
    expect(unknown.err).toContain('There is no game "rws-tai-sai-v5/b"');
    const book = await runCli(['analyze', 'rws-tai-sai-v5']);
    expect(book.err).toContain('is it rws-tai-sai-v5/a or rws-tai-sai-v5/c or rws-tai-sai-v5/e?');
    const outside = new URL('../../../../../examples/grand-hazard', import.meta.url).pathname;
    const own = await runCli(['analyze', 'grand-hazard', '--with', outside]);
    expect(own.err).toContain('is it grand-hazard/table?');
    expect((await runCli(['analyze'])).code).toBe(2);
    expect((await runCli(['analyze', 'rws-tai-sai-v5/a', 'rws-tai-sai-v5/c'])).code).toBe(2);
    expect((await runCli(['analyze', 'rws-tai-sai-v5/a', '--reading', 'D9=x'])).code).toBe(2);
  });
});

test('Si Ki Pi is counted too: the bets of a box over all deals', async () => {
  const { json, code } = await runCli(['analyze', 'rws-si-ki-pi-v2', '--json']);
  expect(code).toBe(0);
  // The edges and counts of packages/math/golden, which the independent counter wrote.
  expect(json).toMatchObject([
    {
      bet: 'initial',
      wins: 15_376_918_350,
      outcomes: 52_677_670_500,
      edge: '4937043/180094600',
      prices: [{ odds: '1', commission: '1/20' }],
    },
    { bet: 'bonus:player', hit: '1349/4165', edge: '1212/20825' },
    { bet: 'bonus:dealer', hit: '1349/4165', edge: '1212/20825' },
  ]);
  const { out } = await runCli(['analyze', 'rws-si-ki-pi-v2']);
  expect(out).toContain('3 bets over 52,677,670,500 deals');
  expect(out).toContain('one box, set by the House Way');
});
