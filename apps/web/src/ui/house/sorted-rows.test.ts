import { expect, test } from 'vitest';
import { sortedRows, sortingOf, sortingText } from './sorted-rows.ts';

const columns = [
  { name: 'table', value: (row: { table: string; z: number | null }) => row.table },
  { name: 'z', value: (row: { table: string; z: number | null }) => row.z },
];
const rows = [
  { table: 'SB-10', z: 0.5 },
  { table: 'SB-9', z: null },
  { table: 'SB-1', z: -2 },
];
const order = (text: string) =>
  sortedRows(rows, columns, sortingOf(text)).map(({ table }) => table);

test('numbers within names are numbers, and what is unknown stays last both ways', () => {
  expect(order('table.up')).toEqual(['SB-1', 'SB-9', 'SB-10']);
  expect(order('table.down')).toEqual(['SB-10', 'SB-9', 'SB-1']);
  expect(order('z.up')).toEqual(['SB-1', 'SB-10', 'SB-9']);
  expect(order('z.down')).toEqual(['SB-10', 'SB-1', 'SB-9']);
});

test('an order nobody knows leaves the rows as they came', () => {
  expect(order('colour.up')).toEqual(['SB-10', 'SB-9', 'SB-1']);
  expect(sortingOf(null)).toBeNull();
  expect(sortingText({ by: 'z', isDown: true })).toBe('z.down');
});
