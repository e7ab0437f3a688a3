import {
  add,
  assert,
  compare,
  greatestCommonDivisor,
  multiply,
  type Rational,
  rational,
  subtract,
} from '@baize/exact';

export interface Point {
  readonly value: Rational;
  readonly weight: bigint;
}

/**
 * An amount that takes finitely many values, each with a whole weight: the chance of a value is its
 * weight over the total. Values ascend and are distinct, weights are positive.
 */
export interface Distribution {
  readonly points: readonly Point[];
  readonly total: bigint;
}

/** Weights of equal values are added up, and values nothing can produce are left out. */
export function distributionOf(points: Iterable<Point>): Distribution {
  const merged: Point[] = [];
  let total = 0n;
  for (const point of [...points].toSorted((a, b) => compare(a.value, b.value))) {
    assert(point.weight >= 0n, 'A weight cannot be negative.');
    if (point.weight === 0n) continue;
    total += point.weight;
    const last = merged.at(-1);
    if (last && compare(last.value, point.value) === 0) {
      merged[merged.length - 1] = { value: last.value, weight: last.weight + point.weight };
    } else {
      merged.push(point);
    }
  }
  assert(total > 0n, 'A distribution needs at least one value that can happen.');
  return { points: merged, total };
}

/** The same chances with the smallest whole weights, which keeps powers of the total short. */
export function inLowestTerms({ points, total }: Distribution): Distribution {
  let divisor = 0n;
  for (const { weight } of points) divisor = greatestCommonDivisor(divisor, weight);
  return {
    points: points.map(({ value, weight }) => ({ value, weight: weight / divisor })),
    total: total / divisor,
  };
}

/** The chance of the values that satisfy a condition. */
export function chanceOf(
  { points, total }: Distribution,
  condition: (value: Rational) => boolean,
): Rational {
  let weight = 0n;
  for (const point of points) if (condition(point.value)) weight += point.weight;
  return rational(weight, total);
}

export function meanOf({ points, total }: Distribution): Rational {
  return average(points, total, (value) => value);
}

/** The mean of the squared distance from the mean. */
export function varianceOf(distribution: Distribution): Rational {
  const mean = meanOf(distribution);
  return average(distribution.points, distribution.total, (value) => {
    const distance = subtract(value, mean);
    return multiply(distance, distance);
  });
}

/** The mean of the cubed distance from the mean; over the variance to the power 3/2 it is the skew. */
export function thirdCentralMomentOf(distribution: Distribution): Rational {
  const mean = meanOf(distribution);
  return average(distribution.points, distribution.total, (value) => {
    const distance = subtract(value, mean);
    return multiply(distance, multiply(distance, distance));
  });
}

function average(
  points: readonly Point[],
  total: bigint,
  of: (value: Rational) => Rational,
): Rational {
  let weighted = rational(0);
  for (const { value, weight } of points) {
    weighted = add(weighted, multiply(of(value), rational(weight)));
  }
  return multiply(weighted, rational(1n, total));
}
