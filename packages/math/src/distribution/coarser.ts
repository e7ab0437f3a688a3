import { multiply, type Rational, rational } from '@baize/exact';
import { type Distribution, distributionOf } from './distribution.ts';

/**
 * The same rounds in multiples of a grid, every amount moved down to one, or up. Whoever gets less each round
 * never has more after any number of them, so the two hold the truth between them.
 */
export function coarser(
  { points }: Distribution,
  grid: Rational,
  direction: 'down' | 'up',
): Distribution {
  return distributionOf(
    points.map(({ value, weight }) => {
      const steps = wholeSteps(value, grid, direction);
      return { value: multiply(grid, rational(steps)), weight };
    }),
  );
}

function wholeSteps(value: Rational, grid: Rational, direction: 'down' | 'up'): bigint {
  const dividend = value.numerator * grid.denominator;
  const divisor = value.denominator * grid.numerator;
  const towardsZero = dividend / divisor;
  const isBelow = towardsZero * divisor < dividend;
  const isAbove = towardsZero * divisor > dividend;
  if (direction === 'up') return isBelow ? towardsZero + 1n : towardsZero;
  return isAbove ? towardsZero - 1n : towardsZero;
}
