import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  equals,
  greatestCommonDivisor,
  isInteger,
  leastCommonMultiple,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  sum,
  ZERO,
} from './rational.ts';

const bigints = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
const nonZero = bigints.filter((value) => value !== 0n);
const rationals = fc.tuple(bigints, nonZero).map(([n, d]) => rational(n, d));
const invertible = fc.tuple(nonZero, nonZero).map(([n, d]) => rational(n, d));

function holds(law: (a: Rational, b: Rational, c: Rational) => boolean): void {
  fc.assert(fc.property(rationals, rationals, rationals, law));
}

describe('rational', () => {
  test.each([
    [2n, 4n, 1n, 2n],
    [-2n, 4n, -1n, 2n],
    [2n, -4n, -1n, 2n],
    [-2n, -4n, 1n, 2n],
    [0n, -7n, 0n, 1n],
    [17n, 1n, 17n, 1n],
  ])('%s over %s is kept as %s over %s', (n, d, numerator, denominator) => {
    expect(rational(n, d)).toEqual({ numerator, denominator });
  });

  test('takes whole numbers as well as bigints, over 1 unless told otherwise', () => {
    expect(rational(6, 4)).toEqual({ numerator: 3n, denominator: 2n });
    expect(rational(-8)).toEqual({ numerator: -8n, denominator: 1n });
  });

  test('is always in lowest terms over a positive denominator', () => {
    fc.assert(
      fc.property(bigints, nonZero, (n, d) => {
        const { numerator, denominator } = rational(n, d);
        expect(denominator > 0n).toBe(true);
        expect(numerator * d).toBe(n * denominator);
        expect(euclidBySubtraction(numerator, denominator)).toBe(1n);
      }),
      { numRuns: 50 },
    );
  });

  test('throws on the denominator 0', () => {
    expect(() => rational(1n, 0n)).toThrow(new Error('A fraction cannot have the denominator 0.'));
  });

  test.each([0.5, 2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY])(
    'throws on %s, which no longer says which whole number was meant',
    (value) => {
      const problem = new Error(`Not a whole number known exactly: ${value}`);
      expect(() => rational(value)).toThrow(problem);
      expect(() => rational(1n, value)).toThrow(problem);
    },
  );

  test('takes the largest number that is still exact', () => {
    expect(rational(Number.MAX_SAFE_INTEGER).numerator).toBe(2n ** 53n - 1n);
  });
});

describe('the field laws', () => {
  test('addition is commutative', () => holds((a, b) => equals(add(a, b), add(b, a))));
  test('addition is associative', () =>
    holds((a, b, c) => equals(add(add(a, b), c), add(a, add(b, c)))));
  test('zero changes no sum', () => holds((a) => equals(add(a, ZERO), a)));
  test('every number has a negative', () => holds((a) => equals(add(a, negate(a)), ZERO)));
  test('multiplication is commutative', () =>
    holds((a, b) => equals(multiply(a, b), multiply(b, a))));
  test('multiplication is associative', () =>
    holds((a, b, c) => equals(multiply(multiply(a, b), c), multiply(a, multiply(b, c)))));
  test('one changes no product', () => holds((a) => equals(multiply(a, ONE), a)));
  test('multiplication distributes over addition', () =>
    holds((a, b, c) => equals(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))));

  test('everything but zero has an inverse', () => {
    fc.assert(fc.property(invertible, (a) => equals(multiply(a, divide(ONE, a)), ONE)));
  });

  test('subtraction undoes addition', () => holds((a, b) => equals(subtract(add(a, b), b), a)));

  test('division undoes multiplication', () => {
    fc.assert(fc.property(rationals, invertible, (a, b) => equals(divide(multiply(a, b), b), a)));
  });

  test('division by zero throws', () => {
    expect(() => divide(ONE, ZERO)).toThrow(new Error('Division by zero.'));
  });
});

describe('arithmetic on known values', () => {
  test.each([
    ['1/2 + 1/3', () => add(rational(1, 2), rational(1, 3)), 5n, 6n],
    ['1/2 - 1/3', () => subtract(rational(1, 2), rational(1, 3)), 1n, 6n],
    ['2/3 x 3/4', () => multiply(rational(2, 3), rational(3, 4)), 1n, 2n],
    ['2/3 over 4/9', () => divide(rational(2, 3), rational(4, 9)), 3n, 2n],
    ['2/3 over -4/9', () => divide(rational(2, 3), rational(-4, 9)), -3n, 2n],
    ['minus 3/7', () => negate(rational(3, 7)), -3n, 7n],
  ])('%s', (_name, value, numerator, denominator) => {
    expect(value()).toEqual({ numerator, denominator });
  });

  test('the sum of nothing is zero', () => {
    expect(sum([])).toEqual(ZERO);
  });

  test('a sum takes any iterable', () => {
    const halves = new Set([rational(1, 2), rational(1, 3), rational(1, 6)]);
    expect(sum(halves.values())).toEqual(ONE);
  });
});

describe('order', () => {
  test.each([
    [1, 3, 1, 2, -1],
    [1, 2, 1, 3, 1],
    [2, 4, 1, 2, 0],
    [-1, 2, -1, 3, -1],
    [-1, 2, 1, 3, -1],
  ])('%i/%i against %i/%i is %i', (a, b, c, d, order) => {
    expect(compare(rational(a, b), rational(c, d))).toBe(order);
  });

  test('agrees with the sign of the difference', () => {
    holds((a, b) => {
      const difference = subtract(a, b).numerator;
      const sign = difference === 0n ? 0 : difference < 0n ? -1 : 1;
      return compare(a, b) === sign;
    });
  });

  test('equality means the same fraction', () => {
    expect(equals(rational(1, 2), rational(2, 4))).toBe(true);
    expect(equals(rational(1, 2), rational(1, 3))).toBe(false);
    expect(equals(rational(1, 2), rational(3, 2))).toBe(false);
  });

  test('a whole number is one over 1', () => {
    expect(isInteger(rational(6, 3))).toBe(true);
    expect(isInteger(rational(6, 4))).toBe(false);
  });
});

describe('divisors and multiples', () => {
  test.each([
    [12n, 18n, 6n, 36n],
    [-12n, 18n, 6n, 36n],
    [12n, -18n, 6n, 36n],
    [-12n, -18n, 6n, 36n],
    [7n, 1n, 1n, 7n],
    [0n, 5n, 5n, 0n],
    [5n, 0n, 5n, 0n],
    [0n, 0n, 0n, 0n],
  ])('of %s and %s are %s and %s', (a, b, divisor, multiple) => {
    expect(greatestCommonDivisor(a, b)).toBe(divisor);
    expect(leastCommonMultiple(a, b)).toBe(multiple);
  });

  test('divisor times multiple is the product', () => {
    fc.assert(
      fc.property(nonZero, nonZero, (a, b) => {
        const product = a * b < 0n ? -(a * b) : a * b;
        expect(greatestCommonDivisor(a, b) * leastCommonMultiple(a, b)).toBe(product);
      }),
    );
  });
});

/** The oldest algorithm, with whole multiples subtracted at once, as a second opinion. */
function euclidBySubtraction(a: bigint, b: bigint): bigint {
  let [large, small] = [a < 0n ? -a : a, b];
  while (large !== 0n) {
    if (large < small) [large, small] = [small, large];
    large -= (large / small) * small;
  }
  return small;
}
