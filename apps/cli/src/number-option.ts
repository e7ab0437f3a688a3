import { err, ok, parseRational, type Rational, type Result, rational } from '@baize/exact';
import { type Complaint, misuse } from './complaint.ts';
import { showValue } from './json-lines/show-value.ts';

interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A whole number of an option: `1000`, also written `1,000` or `1_000`. */
export function wholeNumber(
  text: string,
  option: string,
  { minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Range = {},
): Result<number, Complaint> {
  const digits = text.replace(/(?<=\d)[_,](?=\d)/g, '');
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  if (value >= minimum && value <= maximum) return ok(value);
  const range = maximum === Number.MAX_SAFE_INTEGER ? `${minimum}` : `${minimum} to ${maximum}`;
  return err(misuse(`--${option} is ${showValue(text)}; it must be a whole number from ${range}`));
}

/** A share: `5%`, `2.75%`, `1/20` or `0.05`. */
export function shareOf(text: string, option: string): Result<Rational, Complaint> {
  const isPercent = text.endsWith('%');
  const number = parseRational(isPercent ? text.slice(0, -1).trimEnd() : text);
  if (number === null) {
    return err(misuse(`--${option} is ${showValue(text)}; write 5%, 1/20 or 0.05`));
  }
  return ok(isPercent ? rational(number.numerator, number.denominator * 100n) : number);
}
