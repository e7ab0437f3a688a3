import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isMultipleOf,
  larger,
  type Money,
  minus,
  money,
  NOTHING,
  parseStake,
  plus,
  scale,
  smaller,
  total,
} from './money.ts';
import { rational } from './rational.ts';
import { err, ok } from './result.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;
const amounts = fc.maxSafeInteger().map(money);

describe('money', () => {
  test.each([0, 1, -1, LARGEST, -LARGEST])('%s minor units are an amount', (value) => {
    expect(money(value)).toBe(value);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53), 1e300])(
    '%s minor units are not',
    (value) => {
      expect(() => money(value)).toThrow(new Error(`Not a safe amount of minor units: ${value}`));
    },
  );

  test('minus zero becomes zero', () => {
    expect(Object.is(money(-0), 0)).toBe(true);
    expect(Object.is(NOTHING, 0)).toBe(true);
  });
});

describe('parseStake', () => {
  test.each([1, 2, 100, LARGEST])('%s is a stake', (value) => {
    expect(parseStake(value)).toEqual(ok(value));
  });

  test.each([
    [Number.NaN, 'not-a-number'],
    ['100', 'not-a-number'],
    ['', 'not-a-number'],
    [null, 'not-a-number'],
    [undefined, 'not-a-number'],
    [true, 'not-a-number'],
    [[100], 'not-a-number'],
    [{ valueOf: () => 100 }, 'not-a-number'],
    [-1, 'negative'],
    [-0.5, 'negative'],
    [-LARGEST, 'negative'],
    [Number.NEGATIVE_INFINITY, 'negative'],
    [0, 'zero'],
    [-0, 'zero'],
    [0.5, 'fractional'],
    [99.99, 'fractional'],
    [Number.MIN_VALUE, 'fractional'],
    [2 ** 53, 'unsafe'],
    [2 ** 53 + 2, 'unsafe'],
    [Number.MAX_VALUE, 'unsafe'],
    [Number.POSITIVE_INFINITY, 'unsafe'],
  ])('%s is refused as %s', (value, problem) => {
    expect(parseStake(value)).toEqual(err(problem));
  });

  test('a bigint is refused as not-a-number: it is not how JSON carries an amount', () => {
    expect(parseStake(100n)).toEqual(err('not-a-number'));
  });

  test('accepts exactly the positive safe integers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.maxSafeInteger()), (value) => {
        const isStake = typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
        expect(parseStake(value).ok).toBe(isStake);
      }),
    );
  });
});

describe('sums', () => {
  test('agree with bigints, or throw where the result is not safe', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expectExact(() => plus(a, b), BigInt(a) + BigInt(b));
        expectExact(() => minus(a, b), BigInt(a) - BigInt(b));
        expectExact(() => total([a, b]), BigInt(a) + BigInt(b));
      }),
    );
  });

  test('hold up to the last safe amount and not past it', () => {
    expect(plus(money(LARGEST - 1), money(1))).toBe(LARGEST);
    expect(() => plus(money(LARGEST), money(1))).toThrow('Not a safe amount');
    expect(minus(money(-LARGEST + 1), money(1))).toBe(-LARGEST);
    expect(() => minus(money(-LARGEST), money(1))).toThrow('Not a safe amount');
  });

  test('of nothing are nothing', () => {
    expect(total([])).toBe(0);
    expect(Object.is(minus(money(5), money(5)), 0)).toBe(true);
  });

  test('take any iterable', () => {
    expect(total(new Set([money(1), money(2), money(4)]).values())).toBe(7);
  });
});

describe('order', () => {
  test('the smaller and the larger of two', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(smaller(a, b)).toBe(Math.min(a, b));
        expect(larger(a, b)).toBe(Math.max(a, b));
      }),
    );
    expect(smaller(money(1), money(2))).toBe(1);
    expect(larger(money(1), money(2))).toBe(2);
  });

  test.each([
    [100, 2, true],
    [101, 2, false],
    [0, 20, true],
    [-40, 20, true],
    [-41, 20, false],
    [LARGEST, 1, true],
    [7, 0, false],
  ])('%i is a multiple of %i: %s', (amount, unit, expected) => {
    expect(isMultipleOf(money(amount), money(unit))).toBe(expected);
  });
});

describe('scale', () => {
  test.each([
    [100, 17, 2, 850],
    [10, 1, 10, 1],
    [20, 19, 20, 19],
    [-20, 19, 20, -19],
    [2, -3, 2, -3],
    [0, 1, 7, 0],
    [LARGEST, 1, 1, LARGEST],
    [1, LARGEST, 1, LARGEST],
  ])('%i times %i/%i is %i', (amount, numerator, denominator, expected) => {
    expect(scale(money(amount), rational(numerator, denominator))).toBe(expected);
  });

  test('a fraction of a minor unit is a bug and is never rounded away', () => {
    expect(() => scale(money(101), rational(17, 2))).toThrow(
      new Error('101 x 17/2 leaves a fraction of a minor unit.'),
    );
  });

  test('gives the exact product or throws', () => {
    const factors = fc
      .tuple(fc.bigInt({ min: -500n, max: 500n }), fc.bigInt({ min: 1n, max: 40n }))
      .map(([n, d]) => rational(n, d));
    fc.assert(
      fc.property(amounts, factors, (amount, factor) => {
        const product = BigInt(amount) * factor.numerator;
        const whole = product / factor.denominator;
        const isWhole = whole * factor.denominator === product;
        expectExact(() => scale(amount, factor), isWhole ? whole : null);
      }),
    );
  });

  test.each([2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n)])(
    'throws on a product of %s, which a number cannot hold exactly',
    (product) => {
      expect(() => scale(money(1), rational(product))).toThrow('Not a safe amount');
    },
  );
});

describe('what must not compile', () => {
  const stake = money(100);

  test('arithmetic on money gives a plain number, which is not money', () => {
    // @ts-expect-error a number times Money may have left whole minor units.
    const commission: Money = stake * 0.05;
    // @ts-expect-error neither is a sum of two amounts, until `plus` has checked it.
    const doubled: Money = stake + stake;
    expect([commission, doubled]).toEqual([5, 200]);
  });

  test('an unchecked number is not money', () => {
    // @ts-expect-error only `money` and `parseStake` make amounts.
    const unchecked: Money = 100;
    // @ts-expect-error so a literal is no argument either.
    expect(plus(stake, 100)).toBe(200);
    expect(unchecked).toBe(100);
  });

  test('a factor is a fraction, never a float', () => {
    // @ts-expect-error 8.5 is a number, not a Rational.
    expect(() => scale(stake, 8.5)).toThrow(TypeError);
  });
});

/** The call returns exactly this; or throws where there is no such safe amount. */
function expectExact(call: () => Money, expected: bigint | null): void {
  if (expected !== null && Number.isSafeInteger(Number(expected))) {
    expect(call()).toBe(Number(expected));
  } else {
    expect(call).toThrow();
  }
}
