import { parseHousePayTable } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { licenseeSicBo } from './index.ts';
import { layoutMinimum } from './layout-minimum.ts';
import { layoutStandard } from './layout-standard.ts';

/** The lowest prices 4(b) and 4(c) allow, as the rows of a house table. */
const FLOOR = [
  { bet: 'triple', pays: '150 to 1' },
  { bet: 'double', pays: '8 to 1' },
  { bet: 'any-triple', pays: '24 to 1' },
  { bet: 'total', on: [4, 17], pays: '50 to 1' },
  { bet: 'total', on: [5, 16], pays: '18 to 1' },
  { bet: 'total', on: [6, 15], pays: '14 to 1' },
  { bet: 'total', on: [7, 14], pays: '12 to 1' },
  { bet: 'total', on: [8, 13], pays: '8 to 1' },
  { bet: 'total', on: [9, 10, 11, 12], pays: '6 to 1' },
  { bet: 'domino', pays: '5 to 1' },
  { bet: 'small', pays: '1 to 1' },
  { bet: 'big', pays: '1 to 1' },
  { bet: 'single', dice: 1, pays: '1 to 10' },
  { bet: 'single', dice: 2, pays: '2 to 1' },
  { bet: 'single', dice: 3, pays: '3 to 1' },
] as const;

/** A price below each of them, and how many areas that is. */
const TOO_LOW = [
  ['149.5 to 1', 6],
  ['7.5 to 1', 6],
  ['23.5 to 1', 1],
  ['49.5 to 1', 2],
  ['17.5 to 1', 2],
  ['13.5 to 1', 2],
  ['11.5 to 1', 2],
  ['7.5 to 1', 2],
  ['5.5 to 1', 4],
  ['4.5 to 1', 15],
  ['1 to 2', 1],
  ['1 to 2', 1],
  ['1 to 11', 6],
  ['1.5 to 1', 6],
  ['2.5 to 1', 6],
] as const;

test('[licensee-sic-bo#4(b)] a house table at the minimum is accepted on both layouts', () => {
  for (const layout of [layoutMinimum, layoutStandard]) {
    const table = parseHousePayTable(houseTable(layout.id, FLOOR), licenseeSicBo, layout);
    expect(table.ok && table.value.unit).toBe(10);
  }
});

test('[licensee-sic-bo#I-D9] a house table may raise every price at once', () => {
  const raised = FLOOR.map((row) => ({ ...row, pays: '200 to 1' }));
  const table = parseHousePayTable(houseTable('minimum', raised), licenseeSicBo, layoutMinimum);
  expect(table.ok && table.value.departures).toHaveLength(50 + 6 + 6);
});

test('[licensee-sic-bo#4(b)] a house table just under any one minimum is refused, naming each area', () => {
  for (const [index, [pays, areas]] of TOO_LOW.entries()) {
    const rows = FLOOR.map((row, at) => (at === index ? { ...row, pays } : row));
    for (const layout of [layoutMinimum, layoutStandard]) {
      const table = parseHousePayTable(houseTable(layout.id, rows), licenseeSicBo, layout);
      const errors = table.ok ? [] : table.error;
      const tooLow = errors.filter(({ code }) => code === 'below-minimum-odds');
      expect(tooLow.map(({ row, field }) => [row, field])).toEqual([[index + 1, 'pays']]);
      expect(tooLow[0]?.message.match(/ needs /g)).toHaveLength(areas);
      expect(tooLow[0]?.because?.slice(0, 2)).toEqual([
        'licensee-sic-bo#4(b)',
        'licensee-sic-bo#I-D9',
      ]);
    }
  }
});

test('[licensee-sic-bo#4(a)] a house table that states odds with "for" is refused in any row', () => {
  for (const index of FLOOR.keys()) {
    const rows = FLOOR.map((row, at) => (at === index ? { ...row, pays: '200 for 1' } : row));
    const table = parseHousePayTable(houseTable('minimum', rows), licenseeSicBo, layoutMinimum);
    const spoken = table.ok ? [] : table.error.filter(({ code }) => code === 'odds-say-for');
    expect(spoken.map(({ row, field }) => [row, field])).toEqual([[index + 1, 'pays']]);
    expect(spoken[0]?.because).toEqual(['licensee-sic-bo#4(a)']);
  }
});

function houseTable(layout: string, rows: readonly object[]): object {
  return { game: `licensee-sic-bo/${layout}`, rows };
}
