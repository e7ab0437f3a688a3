import { expect, test } from 'vitest';
import { runCli } from '../../testing/run-cli.ts';

test('two pay tables of a book differ in prices and edges', async () => {
  const { json } = await runCli(['compare', 'rws-sic-bo-2021/b', 'rws-sic-bo-2021/c', '--json']);
  expect(json).toMatchObject([
    { first: 'rws-sic-bo-2021/b', second: 'rws-sic-bo-2021/c', shared: 104, onlyInFirst: [] },
  ]);
  expect(json).toMatchObject([
    {
      differences: expect.arrayContaining([
        { bet: 'total:4', prices: [['64'], ['62']], edges: ['7/72', '1/8'], edgeChange: '1/36' },
      ]),
    },
  ]);
});

test('one game is compared with itself under other terms', async () => {
  const { out } = await runCli([
    'compare',
    'licensee-sic-bo/standard',
    '--reading',
    'D1=exactly-two',
  ]);
  expect(out).toContain('50 bets in both, 6 of them with another price or edge');
  expect(out).toMatch(/double:4 +8 to 1 +8 to 1 +33\.333% +37\.500% +4\.167% \(1\/24\)/);
});

test('areas that only one layout has are listed', async () => {
  const { out } = await runCli(['compare', 'rws-tai-sai-v5/a', 'rws-tai-sai-v5/c']);
  expect(out).toContain('54 bets only in B:');
  expect(out).not.toContain('only in A');
});

test('asks for one or two games that exist', async () => {
  expect((await runCli(['compare'])).code).toBe(2);
  expect((await runCli(['compare', 'a', 'b', 'c'])).code).toBe(2);
  expect((await runCli(['compare', 'rws-tai-sai-v5/a', 'nowhere'])).code).toBe(1);
});

test('what a reading does to Si Ki Pi, and what two mechanics share', async () => {
  const literal = ['compare', 'rws-si-ki-pi-v2', '--reading', 'H2=literal', '--json'];
  // The edges of the House Way under both readings, as the counter wrote them.
  expect((await runCli(literal)).json).toMatchObject([
    {
      shared: 3,
      differences: [{ bet: 'initial', edges: ['4937043/180094600', '1603413159/58530745000'] }],
    },
  ]);
  const mixed = await runCli(['compare', 'rws-si-ki-pi-v2', 'rws-tai-sai-v5/a', '--json']);
  expect(mixed.json).toMatchObject([{ shared: 0, differences: [] }]);
});
