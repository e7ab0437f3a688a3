import { rational } from '@baize/exact';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approximate } from './approximate.ts';

test.each([
  [rational(0), 0],
  [rational(1, 3), 1 / 3],
  [rational(-17, 2), -8.5],
  [rational(35, 72), 35 / 72],
])('a small fraction is the division of its parts', (fraction, value) => {
  expect(approximate(fraction)).toBe(value);
});

test('whole numbers a double can hold come back unchanged', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      expect(approximate(rational(whole))).toBe(whole === 0 ? 0 : whole);
    }),
  );
});

test('parts far too large for a double still give their ratio', () => {
  const huge = 216n ** 1300n;
  expect(approximate({ numerator: huge, denominator: huge * 4n })).toBe(0.25);
  expect(approximate({ numerator: -huge * 3n, denominator: huge })).toBe(-3);
  expect(approximate({ numerator: 1n, denominator: 10n ** 200n })).toBeCloseTo(1e-200, 210);
});
