import { expect, test } from 'vitest';
import { filtersOf, queryOf } from './period.ts';

const asked = (text: string) => queryOf(filtersOf(new URLSearchParams(text)), 1_000_000_000_000);

test('an address says how far back and at which table, and nonsense is the last day', () => {
  expect(asked('period=hour&table=SB-A')).toEqual({ from: '999996400000', table: 'SB-A' });
  expect(asked('period=all')).toEqual({});
  expect(asked('period=century')).toEqual(asked('period=day'));
});
