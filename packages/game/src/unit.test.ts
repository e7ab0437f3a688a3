import { rational } from '@baize/exact';
import { expect, test } from 'vitest';
import { exactUnit, smallestUnit } from './odds.ts';

test.each([
  [[], 1],
  [[rational(6n), rational(195n)], 1],
  [[rational(6n), rational(17n, 2n)], 2],
  [[rational(1n, 10n), rational(8n)], 10],
  [[rational(1n, 10n), rational(17n, 2n)], 10],
  [[rational(1n, 4n), rational(1n, 6n)], 12],
])('case %#: the unit is the least amount every price pays exactly', (odds, unit) => {
  expect(exactUnit(odds)).toBe(unit);
});

test('a unit past every safe amount is still known exactly, and is no amount', () => {
  const odds = [rational(1n, 2n ** 40n), rational(1n, 3n ** 40n)];
  expect(smallestUnit(odds)).toBe(6n ** 40n);
  expect(() => exactUnit(odds)).toThrow('Not a safe amount of minor units');
});
