import { decimalText, type Rational } from '@baize/exact';

/** A share as a percentage: `2.778%`. */
export function percentText({ numerator, denominator }: Rational, digits = 3): string {
  // Not brought to lowest terms: after thousands of rounds that takes longer than all the rest.
  return `${decimalText({ numerator: numerator * 100n, denominator }, digits)}%`;
}

/** A number of any size, rounded, in groups of three digits: `-1,234.50`. */
export function groupedText(value: Rational, digits: number): string {
  return groupDigits(decimalText(value, digits));
}

/** Groups the digits before the point of a decimal text. */
export function groupDigits(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}
