import { type Rational, rational } from '@baize/exact';
import type { Distribution } from '@baize/math';
import fc from 'fast-check';

/** A distribution written by hand: values ascending, weights positive. */
export function distributionFrom(
  points: readonly (readonly [value: Rational, weight: number])[],
): Distribution {
  return {
    points: points.map(([value, weight]) => ({ value, weight: BigInt(weight) })),
    total: points.reduce((total, [, weight]) => total + BigInt(weight), 0n),
  };
}

/** Between one and five values, some of them halves, with small weights. */
export const anyDistribution: fc.Arbitrary<Distribution> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -12, max: 30 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 5,
    selector: ([halves]) => halves,
  })
  .map((points) =>
    distributionFrom(
      points
        .toSorted(([a], [b]) => a - b)
        .map(([halves, weight]) => [rational(halves, 2), weight] as const),
    ),
  );
