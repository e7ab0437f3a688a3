import { rational } from '@baize/exact';
import { expect, test } from 'vitest';
import { priceListOf } from './price.ts';
import { exactUnit, exactUnitOf, smallestUnit } from './unit.ts';

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

test('every price of a list counts, those of the singles too', () => {
  const list = priceListOf({
    cite: 'book#1',
    title: 'Table',
    rows: [
      { bet: 'small', label: 'Small', pays: '1 to 1' },
      { bet: 'single', label: 'Single', dice: 1, pays: '1 to 10' },
      { bet: 'single', label: 'Single', dice: 2, pays: '2.5 to 1' },
      { bet: 'single', label: 'Single', dice: 3, pays: '3 to 1' },
    ],
  });
  expect(exactUnitOf(list)).toBe(10);
});

test('a unit past every safe amount is still known exactly, and is no amount', () => {
  const odds = [rational(1n, 2n ** 40n), rational(1n, 3n ** 40n)];
  expect(smallestUnit(odds)).toBe(6n ** 40n);
  expect(() => exactUnit(odds)).toThrow('Not a safe amount of minor units');
});
