import { pdfPages } from '@baize/testing/pdf-text';
import { expect, test } from 'vitest';
import { printedTable } from './printed-table.ts';

const TABLE = {
  kind: 'Report',
  title: 'Voids',
  subtitle: '2026-11-16, all tables',
  software: 'Baize',
  date: '2026-11-16',
  columns: ['at', 'table', 'returned'],
  rows: [
    ['2026-11-16T06:00:00.000Z', 'TS-A', '12000'],
    ['2026-11-16T07:00:00.000Z', 'TS-B', '500'],
  ],
  json: '{"report":"voids"}',
};

test('a list is printed with every line, and is the same file whenever it is asked for', async () => {
  const [one, other] = [await printedTable(TABLE), await printedTable(TABLE)];
  expect(other).toEqual(one);
  const text = pdfPages(one).join(' ');
  for (const said of ['Voids', 'returned', 'TS-A', '12000', 'TS-B']) expect(text).toContain(said);
});

test('a list of nothing says so', async () => {
  expect(pdfPages(await printedTable({ ...TABLE, rows: [] })).join(' ')).toContain('0 lines');
});
