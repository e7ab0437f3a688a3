import { decimalText, fractionText, multiply, rational } from '@baize/exact';
import { findGame } from '@baize/rulebooks';
import { analysisOf, gameOf } from '@baize/testing/dice-games';
import { expect, test } from 'vitest';
import { parseHousePayTable } from '../index.ts';

/** The standard layout with every row at its printed price, except the totals 4 and 17. */
function standardWith(totals: string) {
  const id = 'licensee-sic-bo/standard';
  const entry = findGame(id);
  if (!entry.ok || entry.value.layout === null) throw new Error('The layout exists.');
  const { book, layout } = entry.value;
  const rows = layout.payTable.rows.map((row) => ({
    bet: row.bet,
    pays: row.bet === 'total' && row.on.some((sum) => sum === 4 || sum === 17) ? totals : row.pays,
    ...('on' in row ? { on: row.on } : {}),
    ...('dice' in row ? { dice: row.dice } : {}),
  }));
  const table = parseHousePayTable({ game: id, rows }, book, layout);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return gameOf(id, { prices: table.value.prices, unit: table.value.unit });
}

test.each([
  ['50 to 1', '29.17'],
  ['60 to 1', '15.28'],
  ['62 to 1', '12.50'],
  ['64 to 1', '9.72'],
])('a house table that pays %s on 4 and 17 costs %s%%', (price, edge) => {
  const game = standardWith(price);
  for (const bet of ['total:4', 'total:17']) {
    expect(decimalText(multiply(analysisOf(game, bet).edge, rational(100)), 2)).toBe(edge);
  }
  expect(fractionText(analysisOf(game, 'small').edge)).toBe('1/36');
});
