import {
  add,
  assert,
  divide,
  greatestCommonDivisor,
  leastCommonMultiple,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
} from '@baize/exact';
import { type Distribution, inLowestTerms, type Point } from './distribution.ts';
import { powerCoefficients } from './polynomial-power.ts';

/** A value of a lattice, as the number of steps from its origin. */
export interface LatticeTerm {
  readonly index: number;
  readonly weight: bigint;
}

/** A distribution whose values are `origin + index x step`. */
export interface Lattice {
  readonly origin: Rational;
  readonly step: Rational;
  /** Ascending, the first with index 0; the weights have no common divisor. */
  readonly terms: readonly LatticeTerm[];
  readonly total: bigint;
}

/**
 * The coarsest lattice a distribution fits on, its lowest value as origin: what a bet wins and loses
 * is one step apart whatever the odds, so even a price of 180 to 1 leaves two neighbouring terms.
 */
export function latticeOf(distribution: Distribution): Lattice {
  const { points, total } = inLowestTerms(distribution);
  const [lowest] = points;
  assert(lowest !== undefined, 'A distribution has at least one value.');
  const origin = lowest.value;
  const step = commonStep(points.map(({ value }) => subtract(value, origin)));
  const terms = points.map(({ value, weight }) => ({
    index: stepsIn(subtract(value, origin), step),
    weight,
  }));
  return { origin, step, terms, total };
}

/** The largest step of which all values are whole multiples; 1 where all of them are 0. */
export function commonStep(values: readonly Rational[]): Rational {
  let denominator = 1n;
  for (const value of values) denominator = leastCommonMultiple(denominator, value.denominator);
  let numerator = 0n;
  for (const value of values) {
    const scaled = (value.numerator * denominator) / value.denominator;
    numerator = greatestCommonDivisor(numerator, scaled);
  }
  return numerator === 0n ? ONE : rational(numerator, denominator);
}

export function stepsIn(distance: Rational, step: Rational): number {
  const { numerator, denominator } = divide(distance, step);
  assert(denominator === 1n, 'The distance is not a whole number of steps.');
  return Number(numerator);
}

/** The sum of that many rounds whose indexes add up to `index`. */
export function latticeValue({ origin, step }: Lattice, rounds: number, index: number): Rational {
  return add(multiply(origin, rational(rounds)), multiply(step, rational(index)));
}

/**
 * The sum of independent rounds with the same distribution, complete. Where only chances are wanted,
 * `outlookAfter` computes less.
 */
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
