import { assert } from './result.ts';

/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const n = exactly(numerator);
  const d = exactly(denominator);
  assert(d !== 0n, 'A fraction cannot have the denominator 0.');
  const divisor = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n);
  return { numerator: n / divisor, denominator: d / divisor };
}

/** A number past 2 ** 53 has been rounded before it arrives here, so only a bigint may be that large. */
function exactly(value: bigint | number): bigint {
  assert(
    typeof value === 'bigint' || Number.isSafeInteger(value),
    `Not a whole number known exactly: ${value}`,
  );
  return BigInt(value);
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };
export const ONE: Rational = { numerator: 1n, denominator: 1n };

export function add(a: Rational, b: Rational): Rational {
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Rational, b: Rational): Rational {
  assert(b.numerator !== 0n, 'Division by zero.');
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function sum(values: Iterable<Rational>): Rational {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** Negative, zero or positive, as `sort` wants it. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

export function equals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

export function isInteger(a: Rational): boolean {
  return a.denominator === 1n;
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = magnitudeOf(a);
  let y = magnitudeOf(b);
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Never negative; 0 if either number is 0. */
export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  if (a === 0n) return 0n;
  return magnitudeOf(a / greatestCommonDivisor(a, b)) * magnitudeOf(b);
}

function magnitudeOf(a: bigint): bigint {
  return a < 0n ? -a : a;
}

/** `17/2`, or `6` for a whole number. */
export function fractionText(a: Rational): string {
  return isInteger(a) ? `${a.numerator}` : `${a.numerator}/${a.denominator}`;
}

/** The inverse of `fractionText`; also reads decimals such as `8.5`. */
export function parseRational(text: string): Rational | null {
  const fraction = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (fraction) {
    const denominator = BigInt(fraction[2] ?? '1');
    return denominator === 0n ? null : rational(BigInt(fraction[1] ?? '0'), denominator);
  }
  const decimal = /^(-?)(\d+)\.(\d+)$/.exec(text);
  if (!decimal) return null;
  const [, sign = '', whole = '', digits = ''] = decimal;
  const magnitude = rational(BigInt(whole + digits), 10n ** BigInt(digits.length));
  return sign === '-' ? negate(magnitude) : magnitude;
}

/** Decimal text rounded half away from zero: for people to read, never to calculate with. */
export function decimalText(a: Rational, digits: number): string {
  assert(Number.isInteger(digits) && digits >= 0, `Not a number of digits: ${digits}`);
  const scale = 10n ** BigInt(digits);
  const magnitude = a.numerator < 0n ? -a.numerator : a.numerator;
  const rounded = (magnitude * scale * 2n + a.denominator) / (a.denominator * 2n);
  const sign = a.numerator < 0n && rounded !== 0n ? '-' : '';
  if (digits === 0) return `${sign}${rounded}`;
  const text = rounded.toString().padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
