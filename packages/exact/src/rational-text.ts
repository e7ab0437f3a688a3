import { assert } from './assert.ts';
import { isInteger, negate, type Rational, rational } from './rational.ts';

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
