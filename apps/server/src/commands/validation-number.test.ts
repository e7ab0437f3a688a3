import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidationNumber, newValidationNumber } from './validation-number.ts';

const numbers = fc.integer({ min: 0, max: 99 }).map(newValidationNumber);

test('eighteen digits that begin with the property', () => {
  expect(newValidationNumber(7)).toMatch(/^07\d{16}$/);
  fc.assert(fc.property(numbers, (number) => isValidationNumber(number)));
});

test('one wrong digit is found, wherever it is', () => {
  const places = fc.tuple(numbers, fc.nat({ max: 17 }), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(places, ([number, place, by]) => {
      const wrong = (Number(number[place]) + by) % 10;
      return !isValidationNumber(number.slice(0, place) + wrong + number.slice(place + 1));
    }),
  );
});

test('two digits exchanged are found, neighbours or not', () => {
  const places = fc.tuple(numbers, fc.nat({ max: 17 }), fc.nat({ max: 17 }));
  fc.assert(
    fc.property(places, ([number, one, other]) => {
      const digits = [...number];
      [digits[one], digits[other]] = [digits[other] ?? '', digits[one] ?? ''];
      const exchanged = digits.join('');
      return exchanged === number || !isValidationNumber(exchanged);
    }),
  );
});

test('of any eighteen digits fewer than one in 990 pass', () => {
  let passed = 0;
  for (let number = 0n; number < 100_000n; number += 1n) {
    const digits = ((number * 1_000_003_000_019n) % 10n ** 18n).toString().padStart(18, '0');
    if (isValidationNumber(digits)) passed += 1;
  }
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBeLessThan(100_000 / 990);
});

test.each(['', '1', '0'.repeat(18), 'x'.repeat(18), '1'.repeat(19)])('%j is none', (text) => {
  expect(isValidationNumber(text)).toBe(false);
});
