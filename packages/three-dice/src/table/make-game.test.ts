import { GAMES, licenseeSicBo, rwsTaiSaiV5 } from '@baize/rulebooks';
import { configOf, openTable } from '@baize/table/testing';
import { changeRows, LICENSEE_ROWS } from '@baize/testing/house-rows';
import { layoutNamed } from '@baize/testing/layout-named';
import { expect, test } from 'vitest';
import { makeDiceGame, readChosenPrices } from './make-game.ts';
import { threeDiceTable } from './table-part.ts';

const GAME = 'licensee-sic-bo/standard';
const ENTRY = { book: licenseeSicBo, layout: layoutNamed(licenseeSicBo, 'standard') };
const raised = (pays: string) => ({
  game: GAME,
  title: 'Main floor',
  unit: 500,
  rows: changeRows(LICENSEE_ROWS, { 13: { pays } }),
});

test('[licensee-sic-bo#4(b)] prices a house has chosen are listed with what they depart from', () => {
  expect(readChosenPrices(raised('9 to 1'), ENTRY)).toEqual({
    title: 'Main floor',
    unit: 500,
    departures: [1, 2, 3, 4, 5, 6].map((face) => `double:${face} 9 to 1 instead of 8 to 1`),
  });
  expect(readChosenPrices(raised('8 to 1'), ENTRY)?.departures).toEqual([]);
  // Below what the book asks, and what is no table at all.
  expect(readChosenPrices(raised('7 to 1'), ENTRY)).toBeNull();
  expect(readChosenPrices(null, ENTRY)).toBeNull();
});

function problemOf(game: string, houseTable: unknown) {
  const entry = GAMES.find(({ id }) => id === game);
  if (!entry?.layout) throw new Error(`There is no layout of ${game}.`);
  const { book, layout } = entry;
  const config = { ...configOf(game), houseTable } as ReturnType<typeof configOf>;
  const made = makeDiceGame(config, { ...entry, book, layout });
  return made.ok ? null : made.error;
}

test('[licensee-sic-bo#4(b)] a house table that pays too little is refused with its row and its clause', () => {
  expect(problemOf(GAME, null)).toBeNull();
  expect(problemOf(GAME, raised('9 to 1'))).toBeNull();
  expect(problemOf(GAME, raised('7 to 1'))).toEqual({
    field: 'houseTable',
    message: expect.stringMatching(/^row 13: /),
    because: expect.arrayContaining(['licensee-sic-bo#4(b)']),
  });
  expect(problemOf(GAME, [])).toEqual({
    field: 'houseTable',
    message: 'A house table is a JSON object.',
  });
});

test('[rws-tai-sai-v5#4.1] where a document fixes its prices no floor plays by others', () => {
  const layout = layoutNamed(rwsTaiSaiV5, 'e');
  const rows = layout.payTable.rows.map(({ cite: _, ...row }) => row);
  const table = (pays: string) => ({
    game: 'rws-tai-sai-v5/e',
    rows: rows.map((row) => (row.bet === 'small' ? { ...row, pays } : row)),
  });
  expect(problemOf('rws-tai-sai-v5/e', table('1 to 1'))).toBeNull();
  expect(problemOf('rws-tai-sai-v5/e', table('2 to 1'))).toEqual({
    field: 'houseTable',
    message: 'small is approved at 1 to 1, not at 2 to 1.',
  });
});

test('what a stake may cost is its highest price, and nothing on an area that is not there', () => {
  const { rules } = openTable(configOf('licensee-sic-bo/standard')).state();
  if (!rules) throw new Error('The table plays nothing.');
  const stake = rules.config.unit;
  // One of a kind pays 1, 2 or 3 to 1 by how many dice show it.
  expect(threeDiceTable.liabilityOf('single:1', stake, rules)).toBe(3 * stake);
  expect(threeDiceTable.liabilityOf('small', stake, rules)).toBe(stake);
  expect(threeDiceTable.liabilityOf('nothing', stake, rules)).toBe(0);
});
