import { divide, isInteger, multiply, negate, type Rational, rational } from '@baize/exact';
import { type Distribution, meanOf, type Point, varianceOf } from './distribution.ts';
import { type Lattice, latticeOf, latticeValue } from './lattice.ts';
import { powerCoefficients } from './polynomial-power.ts';

/** The sum of independent rounds with the same distribution, complete. */
export function afterRounds(one: Distribution, rounds: number): Distribution {
  const lattice = latticeOf(one);
  const points: Point[] = [];
  let index = 0;
  for (const weight of powerCoefficients(lattice.terms, rounds)) {
    if (weight > 0n) points.push({ value: latticeValue(lattice, rounds, index), weight });
    index += 1;
  }
  return { points, total: lattice.total ** BigInt(rounds) };
}

/** The smallest amount that the sum does not exceed with at least the chance given. */
export interface Quantile {
  readonly chance: Rational;
  readonly value: Rational;
}

/** Where a number of rounds of the same ticket may end. */
export interface Outlook {
  readonly rounds: number;
  readonly mean: Rational;
  readonly variance: Rational;
  readonly ahead: Rational;
  readonly even: Rational;
  readonly behind: Rational;
  readonly quantiles: readonly Quantile[];
}

const USUAL_CHANCES: readonly Rational[] = [
  rational(1, 20),
  rational(1, 4),
  rational(1, 2),
  rational(3, 4),
  rational(19, 20),
];

/**
 * The chances to be ahead, even or behind after some rounds, and quantiles (ascending chances). Only
 * the lower tail is computed: what lies above is what is missing to 1.
 */
export function outlookAfter(
  one: Distribution,
  rounds: number,
  chances: readonly Rational[] = USUAL_CHANCES,
): Outlook {
  const lattice = latticeOf(one);
  const total = lattice.total ** BigInt(rounds);
  const zero = zeroIndex(lattice, rounds);
  const firstNotBehind = ceilingOf(zero);
  const quantiles: Quantile[] = [];
  let behind = 0n;
  let even = 0n;
  let cumulated = 0n;
  let index = 0;
  for (const weight of powerCoefficients(lattice.terms, rounds)) {
    cumulated += weight;
    if (index < firstNotBehind) behind = cumulated;
    else if (index === firstNotBehind && isInteger(zero)) even = weight;
    for (const chance of chances.slice(quantiles.length)) {
      if (cumulated * chance.denominator < total * chance.numerator) break;
      quantiles.push({ chance, value: latticeValue(lattice, rounds, index) });
    }
    if (index >= firstNotBehind && quantiles.length === chances.length) break;
    index += 1;
  }
  return {
    rounds,
    mean: multiply(meanOf(one), rational(rounds)),
    variance: multiply(varianceOf(one), rational(rounds)),
    ahead: rational(total - behind - even, total),
    even: rational(even, total),
    behind: rational(behind, total),
    quantiles,
  };
}

/** The index at which the sum is 0, which may lie between two places of the lattice. */
function zeroIndex({ origin, step }: Lattice, rounds: number): Rational {
  return divide(negate(multiply(origin, rational(rounds))), step);
}

function ceilingOf({ numerator, denominator }: Rational): number {
  const floor = numerator / denominator;
  return Number(floor * denominator < numerator ? floor + 1n : floor);
}
