import { expect, test } from 'vitest';
import { amountText, netText } from './amount.ts';

test('amounts are grouped by thousands', () => {
  expect([0, 5, 999, 1000, 1234567, -1000].map(amountText)).toEqual([
    '0',
    '5',
    '999',
    '1,000',
    '1,234,567',
    '-1,000',
  ]);
  expect(amountText(Number.MAX_SAFE_INTEGER)).toBe('9,007,199,254,740,991');
});

test('a net amount has a sign unless it is zero', () => {
  expect([2200, 0, -100].map(netText)).toEqual(['+2,200', '0', '-100']);
});
