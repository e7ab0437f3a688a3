import { decimalText, type Rational } from '@baize/exact';

/** A share as a percentage: `2.7778%`. */
export function percentText({ numerator, denominator }: Rational, digits = 4): string {
  return `${decimalText({ numerator: numerator * 100n, denominator }, digits)}%`;
}

/** `52,677,670,500`, the way people read large numbers. */
export function countText(value: bigint | number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, ',');
}
