import { assert, compare, ONE, type Rational, rational, subtract, ZERO } from '@baize/exact';

/** Two fractions a number certainly lies between; equal where the number itself is known. */
export interface Bounds {
  readonly low: Rational;
  readonly high: Rational;
}

export function exactly(value: Rational): Bounds {
  return { low: value, high: value };
}

export function widthOf({ low, high }: Bounds): Rational {
  return subtract(high, low);
}

export function isExact({ low, high }: Bounds): boolean {
  return compare(low, high) === 0;
}

/** A chance is never below 0 or above 1, whatever the bounds found for it. */
export function asChance({ low, high }: Bounds): Bounds {
  return { low: larger(low, ZERO), high: smaller(high, ONE) };
}

/**
 * Bounds out of a number of 53 bits that is wrong by at most `error`. The bounds are the number's own binary
 * fraction, less and plus the error: nothing is rounded here.
 */
export function boundsAround(value: number, error: number): Bounds {
  const [middle, margin] = [binaryFraction(value), binaryFraction(error)];
  return { low: subtract(middle, margin), high: subtract(middle, negative(margin)) };
}

/** A number as the fraction over a power of two that it is. */
function binaryFraction(value: number): Rational {
  assert(Number.isFinite(value), 'Only a finite number is a fraction.');
  let numerator = value;
  let places = 0;
  // Doubling is exact, and every number of 53 bits is whole after at most 1,074 of them.
  while (!Number.isInteger(numerator)) {
    numerator *= 2;
    places += 1;
  }
  return rational(BigInt(numerator), 1n << BigInt(places));
}

function negative({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

function larger(a: Rational, b: Rational): Rational {
  return compare(a, b) < 0 ? b : a;
}

function smaller(a: Rational, b: Rational): Rational {
  return compare(a, b) > 0 ? b : a;
}
