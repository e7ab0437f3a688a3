import { compare, multiply, parseRational, type Rational, rational } from '@baize/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integerSquareRoot, overRootText, skewText, squareRootText } from './root-text.ts';

describe('integerSquareRoot', () => {
  test('is the largest whole number whose square fits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), (value) => {
        const root = integerSquareRoot(value);
        expect(root * root <= value && value < (root + 1n) * (root + 1n)).toBe(true);
      }),
    );
  });

  test('is exact around squares, and small numbers are no exception', () => {
    const roots = [0n, 1n, 2n, 3n, 4n, 8n, 9n, 15n, 16n, 10n ** 40n - 1n, 10n ** 40n];
    expect(roots.map(integerSquareRoot)).toEqual([
      0n,
      1n,
      1n,
      1n,
      2n,
      2n,
      3n,
      3n,
      4n,
      10n ** 20n - 1n,
      10n ** 20n,
    ]);
    expect(() => integerSquareRoot(-1n)).toThrow('negative');
  });
});

describe('squareRootText', () => {
  test('writes the published digits of the root of 2', () => {
    const digits = '1.414213562373095048801688724209698078569671875376948';
    expect(squareRootText(rational(2), 51)).toBe(digits);
    expect(squareRootText(rational(2), 0)).toBe('1');
    expect(squareRootText(rational(9, 4), 3)).toBe('1.500');
  });

  test('rounds to the nearest, halves up', () => {
    expect(squareRootText(rational(9, 4), 0)).toBe('2');
    expect(squareRootText(rational(6), 0)).toBe('2');
    expect(() => squareRootText(rational(-1, 10 ** 9), 2)).toThrow('negative');
  });

  test('is never further than half a unit of the last digit from the root', () => {
    const positives = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
      .map(([n, d]) => rational(n, d));
    fc.assert(
      fc.property(positives, fc.integer({ min: 0, max: 20 }), (value, digits) => {
        const text = parseRational(squareRootText(value, digits));
        const half = rational(1n, 2n * 10n ** BigInt(digits));
        const [low, high] = around(text, half);
        expect(compare(multiply(low, low), value) <= 0 || low.numerator < 0n).toBe(true);
        expect(compare(value, multiply(high, high))).toBe(-1);
      }),
    );
  });
});

test('a number over a root keeps its sign, and nothing is never negative', () => {
  expect(overRootText(rational(-3), rational(4), 2)).toBe('-1.50');
  expect(overRootText(rational(3), rational(4), 2)).toBe('1.50');
  expect(overRootText(rational(-1, 10 ** 6), rational(1), 2)).toBe('0.00');
});

test('the skew of a constant is not defined', () => {
  expect(skewText(rational(0), rational(0), 4)).toBeNull();
});

function around(value: Rational | null, half: Rational): readonly [Rational, Rational] {
  if (value === null) throw new Error('The text of a root can be read back.');
  const scaled = (sign: bigint): Rational =>
    rational(
      value.numerator * half.denominator + sign * half.numerator * value.denominator,
      value.denominator * half.denominator,
    );
  return [scaled(-1n), scaled(1n)];
}
