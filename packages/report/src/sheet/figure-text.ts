import { decimalText, type Rational } from '@baize/exact';
import { skewText, squareRootText } from '@baize/math';
import type { Figures } from './figures.ts';

/** A share as a percentage: `2.7778%`. */
export function percentText({ numerator, denominator }: Rational, digits = 4): string {
  return `${decimalText({ numerator: numerator * 100n, denominator }, digits)}%`;
}

export function deviationText({ variance }: Pick<Figures, 'variance'>, digits = 4): string {
  return squareRootText(variance, digits);
}

/** A bet that always returns the same has no skew. */
export function skewOf(
  { variance, thirdCentralMoment }: Pick<Figures, 'variance' | 'thirdCentralMoment'>,
  digits = 4,
): string | null {
  return skewText(variance, thirdCentralMoment, digits);
}

/** `52,677,670,500`, the way people read large numbers. */
export function countText(value: bigint | number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A unit and what it brings, short: `2`, `9.5`, `1.95`; fractions that end stay exact. */
export function returnText(value: Rational): string {
  const digits = [0, 1, 2, 3, 4].find((count) => 10n ** BigInt(count) % value.denominator === 0n);
  return digits === undefined ? `about ${decimalText(value, 4)}` : decimalText(value, digits);
}
