import { SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import { plainTable } from './plain-lists.ts';

const AT = Date.UTC(2026, 10, 15, 20, 30, 9);
const DROPS = {
  tables: [],
  drops: [
    {
      op: 'f3b1c0de-0102',
      table: 'SB-B',
      at: AT,
      by: 'casey',
      second: null,
      state: 'waiting',
      pieces: [{ value: 10_000, pieces: 80 }],
      counted: 800_000,
      expected: 800_000,
    },
  ],
  people: [{ id: 'casey', name: 'Casey Cashier' }],
};

test('paper tells the moments of a list in the time of the floor, and amounts as they are', () => {
  const { columns, rows } = plainTable('drops', DROPS, { minutesEast: 480, library: SHIPPED });
  expect(columns).toEqual(['table', 'at', 'by', 'second', 'state', 'counted', 'expected']);
  const [row] = rows;
  expect(row).toEqual(['SB-B', '2026-11-16 04:30:09', 'casey', '', 'waiting', '800000', '800000']);
  expect(plainTable('drops', DROPS, { minutesEast: 0, library: SHIPPED }).rows[0]?.[1]).toBe(
    '2026-11-15 20:30:09',
  );
});
