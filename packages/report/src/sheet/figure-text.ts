import { decimalText, type Rational } from '@baize/exact';
import { skewText, squareRootText } from '@baize/math';
import type { Figures } from './figures.ts';

export { countText, percentText } from '@baize/math';

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

/** A unit and what it brings, short: `2`, `9.5`, `1.95`; fractions that end stay exact. */
export function returnText(value: Rational): string {
  const digits = [0, 1, 2, 3, 4].find((count) => 10n ** BigInt(count) % value.denominator === 0n);
  return digits === undefined ? `about ${decimalText(value, 4)}` : decimalText(value, digits);
}
