import { compare, type Rational, rational } from '@baize/exact';

/**
 * Documents of this kind like a word beside the number, and no standard fixes the words. These are
 * bounds on the standard deviation of what one unit returns; they are compared by their squares, so
 * that no root is needed.
 */
export const VOLATILITY_CLASSES = [
  { name: 'low', below: 2 },
  { name: 'medium', below: 5 },
  { name: 'high', below: 10 },
  { name: 'very high', below: null },
] as const;

export type VolatilityClass = (typeof VOLATILITY_CLASSES)[number]['name'];

export function volatilityOf(variance: Rational): VolatilityClass {
  const found = VOLATILITY_CLASSES.find(
    ({ below }) => below === null || compare(variance, rational(below * below)) < 0,
  );
  return found?.name ?? 'very high';
}
