import { expect, test } from 'vitest';
import { priceListOf } from './price.ts';
import { exactUnitOf } from './unit.ts';

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
