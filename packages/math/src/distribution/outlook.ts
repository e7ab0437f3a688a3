import {
  divide,
  isInteger,
  multiply,
  negate,
  ok,
  type Rational,
  type Result,
  rational,
} from '@baize/exact';
import { chanceOfRounds } from './chance.ts';
import { type Distribution, meanOf, varianceOf } from './distribution.ts';
import { type Lattice, latticeOf, latticeValue } from './lattice.ts';
import { powerCoefficients } from './polynomial-power.ts';
import { type TooMuchWork, withinReach } from './too-much-work.ts';

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

/** The chances of quantiles people ask for. */
export const USUAL_CHANCES: readonly Rational[] = [
  rational(1, 20),
  rational(1, 4),
  rational(1, 2),
  rational(3, 4),
  rational(19, 20),
];

/** The chances to be ahead, even or behind after some rounds, and quantiles for ascending chances. */
export function outlookAfter(
  one: Distribution,
  rounds: number,
  chances: readonly Rational[] = USUAL_CHANCES,
): Result<Outlook, TooMuchWork> {
  const lattice = latticeOf(one);
  const possible = withinReach(productsFor(lattice, rounds), lattice.total, rounds);
  if (!possible.ok) return possible;
  const { behind, even, ahead, places } = lowerTail(lattice, rounds, chances);
  return ok({
    rounds,
    mean: multiply(meanOf(one), rational(rounds)),
    variance: multiply(varianceOf(one), rational(rounds)),
    ahead: chanceOfRounds(ahead, lattice.total, rounds),
    even: chanceOfRounds(even, lattice.total, rounds),
    behind: chanceOfRounds(behind, lattice.total, rounds),
    quantiles: chances.map((chance, index) => ({
      chance,
      value: latticeValue(lattice, rounds, places[index] ?? 0),
    })),
  });
}

interface LowerTail {
  readonly behind: bigint;
  readonly even: bigint;
  readonly ahead: bigint;
  /** The index of each quantile. */
  readonly places: readonly number[];
}

/** Weights are added up from below only as far as anybody asks: what is above is what is missing. */
function lowerTail(lattice: Lattice, rounds: number, chances: readonly Rational[]): LowerTail {
  const total = lattice.total ** BigInt(rounds);
  const marks = chances.map(({ numerator, denominator }) =>
    roundedUp(total * numerator, denominator),
  );
  const zero = zeroIndex(lattice, rounds);
  const firstNotBehind = Number(roundedUp(zero.numerator, zero.denominator));
  const places: number[] = [];
  let behind = 0n;
  let even = 0n;
  let cumulated = 0n;
  let index = 0;
  for (const weight of powerCoefficients(lattice.terms, rounds)) {
    cumulated += weight;
    if (index < firstNotBehind) behind = cumulated;
    else if (index === firstNotBehind && isInteger(zero)) even = weight;
    while (places.length < marks.length && cumulated >= (marks[places.length] ?? 0n)) {
      places.push(index);
    }
    if (index >= firstNotBehind && places.length === marks.length) break;
    index += 1;
  }
  return { behind, even, ahead: total - behind - even, places };
}

/** The index at which the sum is 0, which may lie between two places of the lattice. */
export function zeroIndex({ origin, step }: Lattice, rounds: number): Rational {
  return divide(negate(multiply(origin, rational(rounds))), step);
}

/** The quotient, rounded up. */
export function roundedUp(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  return whole * denominator < numerator ? whole + 1n : whole;
}

/** A generous guess: the tail seldom reaches twice as far as the place where nothing is lost. */
function productsFor(lattice: Lattice, rounds: number): number {
  const { numerator, denominator } = zeroIndex(lattice, rounds);
  const highest = (lattice.terms.at(-1)?.index ?? 0) * rounds;
  const reach = Math.min(highest, 2 * Number(roundedUp(numerator, denominator)));
  return Math.max(0, reach) * (lattice.terms.length - 1);
}
