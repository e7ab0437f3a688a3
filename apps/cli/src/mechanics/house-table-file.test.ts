import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@baize/rulebooks';
import type { DiceLayout } from '@baize/three-dice';
import { afterAll, describe, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-house-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A house table with the document's own prices, to be changed by each test. */
function tableOf(game: string, change: (row: Row) => Row = (row) => row) {
  const rows = layoutOf(game).payTable.rows.map(({ bet, pays, ...rest }): Row => {
    const on = 'on' in rest ? { on: [...rest.on] } : {};
    const dice = 'dice' in rest ? { dice: rest.dice } : {};
    return change({ bet, pays, ...on, ...dice });
  });
  return { game, rows };
}

interface Row {
  readonly bet: string;
  readonly pays: string;
  readonly on?: readonly (string | number)[];
  readonly dice?: number;
}

function layoutOf(game: string): DiceLayout {
  const found = findGame(game);
  if (!found.ok || found.value.layout === null) throw new Error(`No dice game ${game}.`);
  return found.value.layout;
}

function fileWith(value: unknown, name = 'table.json'): string {
  const file = join(folder, name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

function pricing(bet: string, pays: string): (row: Row) => Row {
  return (row) => (row.bet === bet ? { ...row, pays } : row);
}

const round = (game: string) =>
  JSON.stringify({ game, roll: [4, 4, 4], bets: [{ bet: 'any-triple', stake: 100 }] });

describe('settling at the prices of the house', () => {
  test('[licensee-sic-bo#4(b)] a house may pay more than the minimum', async () => {
    const file = fileWith(tableOf('licensee-sic-bo/standard', pricing('any-triple', '40 to 1')));
    const input = `${round('licensee-sic-bo/standard')}\n${round('licensee-sic-bo/minimum')}`;
    const { json, err, code } = await runCli(['settle', '--table', file], { input });
    expect(json).toMatchObject([{ lines: [{ odds: '40', pays: 4000 }] }, {}]);
    expect(json).not.toMatchObject([{}, { lines: [{ odds: '40' }] }]);
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('[licensee-sic-bo#4(b)] a price under the minimum is refused with row, field and clause', async () => {
    const file = fileWith(tableOf('licensee-sic-bo/standard', pricing('any-triple', '2 to 1')));
    const { err, code, out } = await runCli(['settle', '--table', file], { input: '{}' });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(
      /row \d+, pays: "2 to 1" .*any-triple.*\(below-minimum-odds\) \[licensee-sic-bo#4\(b\)/,
    );
  });

  test('[licensee-sic-bo#4(a)] the word "for" is refused', async () => {
    const file = fileWith(tableOf('licensee-sic-bo/standard', pricing('any-triple', '40 for 1')));
    const { err, code } = await runCli(['settle', '--table', file], { input: '{}' });
    expect(code).toBe(2);
    expect(err).toMatch(/row \d+, pays: .*\(odds-say-for\) \[licensee-sic-bo#4\(a\)/);
  });

  test('a departure from prices that a document fixes is warned of', async () => {
    const game = 'rws-tai-sai-v5/a';
    const file = fileWith(tableOf(game, pricing('any-triple', '40 to 1')));
    const { json, err, code } = await runCli(['settle', '--table', file], { input: round(game) });
    expect(json).toMatchObject([{ lines: [{ odds: '40' }] }]);
    expect(err).toBe(
      'warning: rws-tai-sai-v5/a fixes any-triple at 31 to 1; this house table says 40 to 1.\n',
    );
    expect(code).toBe(0);
  });

  test('the unit of a house table counts', async () => {
    const file = fileWith({ ...tableOf('rws-tai-sai-v5/a'), unit: 30 });
    const { json } = await runCli(['settle', '--table', file], {
      input: round('rws-tai-sai-v5/a'),
    });
    expect(json).toMatchObject([{ error: { code: 'stake-not-a-multiple', unit: 30 } }]);
  });

  test.each([
    ['a file that is not there', () => join(folder, 'absent.json'), 'there is no such file'],
    ['a folder', () => folder, 'cannot read the house table'],
    ['no JSON', () => fileWith('nope'), 'it is not JSON'],
    ['no game', () => fileWith({ rows: [] }), 'must name a game'],
    ['a list', () => fileWith([]), 'must name a game'],
    ['a card game', () => fileWith({ game: 'rws-si-ki-pi-v2', rows: [] }), 'only dice games'],
    ['no rows', () => fileWith({ game: 'rws-tai-sai-v5/a' }), '(missing-field)'],
  ])('refuses %s', async (_what, file, complaint) => {
    const { err, code } = await runCli(['settle', '--table', file()], { input: '{}' });
    expect(err).toContain(complaint);
    expect(code).toBe(2);
  });

  test('two tables for one game are one too many', async () => {
    const file = fileWith(tableOf('rws-tai-sai-v5/a'));
    const { err, code } = await runCli(['settle', '--table', file, '--table', file]);
    expect(err).toContain('two house tables price rws-tai-sai-v5/a');
    expect(code).toBe(2);
  });
});
