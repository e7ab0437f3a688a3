import { assert, decimalText, divide, multiply, type Rational, rational } from '@baize/exact';

/** The largest whole number whose square is not above the number given. */
export function integerSquareRoot(value: bigint): bigint {
  assert(value >= 0n, 'A negative number has no square root.');
  if (value < 2n) return value;
  // Newton's iteration from above descends until it reaches the root, and never passes it.
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** A square root as decimal text, correctly rounded to any number of digits: for people to read. */
export function squareRootText(value: Rational, digits: number): string {
  assert(value.numerator >= 0n, 'A negative number has no square root.');
  const scale = 10n ** BigInt(digits);
  // Twice the root, rounded down, is all that rounding to the nearest needs to know.
  const twice = integerSquareRoot((4n * value.numerator * scale * scale) / value.denominator);
  return decimalText(rational((twice + 1n) / 2n, scale), digits);
}

/** A number over a square root, such as a z-score: exact under the root, rounded once at the end. */
export function overRootText(numerator: Rational, radicand: Rational, digits: number): string {
  const magnitude = squareRootText(divide(multiply(numerator, numerator), radicand), digits);
  return numerator.numerator < 0n && /[1-9]/.test(magnitude) ? `-${magnitude}` : magnitude;
}

/** The skew of a distribution out of its exact moments; a constant has none. */
export function skewText(variance: Rational, thirdMoment: Rational, digits: number): string | null {
  if (variance.numerator === 0n) return null;
  return overRootText(thirdMoment, multiply(variance, multiply(variance, variance)), digits);
}
