import { compare, equals, type Rational, rational, ZERO } from '@baize/exact';

/**
 * The prices around some odds that a layout would print: the nearest whole numbers and halves to 1 from
 * either side, ascending. Odds that are whole already stand alone.
 */
export function printableAround(odds: Rational): readonly Rational[] {
  const candidates = [below(odds, 1n), below(odds, 2n), above(odds, 2n), above(odds, 1n)];
  return candidates.filter(
    (each, index) =>
      compare(each, ZERO) > 0 && candidates.findIndex((other) => equals(other, each)) === index,
  );
}

/** The largest multiple of one part in so many that is not above the odds. */
export function below({ numerator, denominator }: Rational, parts: bigint): Rational {
  return rational((numerator * parts) / denominator, parts);
}

/** The smallest multiple of one part in so many that is not below the odds. */
export function above({ numerator, denominator }: Rational, parts: bigint): Rational {
  return rational((numerator * parts + denominator - 1n) / denominator, parts);
}
