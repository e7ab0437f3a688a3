import {
  add,
  equals,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  sum,
  ZERO,
} from '@baize/exact';
import { anyDistribution, distributionFrom } from '@baize/testing/distributions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  distributionOf,
  inLowestTerms,
  meanOf,
  thirdCentralMomentOf,
  varianceOf,
} from './distribution.ts';

describe('distributionOf', () => {
  test('sorts values, adds the weights of equal ones and drops those that cannot happen', () => {
    const distribution = distributionOf([
      { value: rational(3), weight: 2n },
      { value: rational(-1, 2), weight: 5n },
      { value: rational(6, 2), weight: 1n },
      { value: rational(9), weight: 0n },
    ]);
    expect(distribution).toEqual(
      distributionFrom([
        [rational(-1, 2), 5],
        [rational(3), 3],
      ]),
    );
  });

  test('refuses what is no distribution', () => {
    expect(() => distributionOf([])).toThrow('at least one value');
    expect(() => distributionOf([{ value: ONE, weight: 0n }])).toThrow('at least one value');
    expect(() => distributionOf([{ value: ONE, weight: -1n }])).toThrow('cannot be negative');
  });

  test('the chances of all values sum to exactly 1', () => {
    fc.assert(
      fc.property(anyDistribution, (distribution) => {
        expect(chanceOf(distribution, () => true)).toEqual(ONE);
        const chances = distribution.points.map(({ value }) =>
          chanceOf(distribution, (each) => equals(each, value)),
        );
        expect(sum(chances)).toEqual(ONE);
      }),
    );
  });

  test('lowest terms change weights and no chance', () => {
    const distribution = distributionFrom([
      [rational(-1), 111],
      [rational(1), 105],
    ]);
    const reduced = inLowestTerms(distribution);
    expect(reduced).toEqual(
      distributionFrom([
        [rational(-1), 37],
        [rational(1), 35],
      ]),
    );
    expect(meanOf(reduced)).toEqual(rational(-1, 36));
  });
});

describe('moments', () => {
  // A fair die, as in any textbook: 7/2, 35/12, and no skew.
  const die = distributionFrom([1, 2, 3, 4, 5, 6].map((face) => [rational(face), 1] as const));

  test('a fair die has the mean 7/2, the variance 35/12 and no skew', () => {
    expect(meanOf(die)).toEqual(rational(7, 2));
    expect(varianceOf(die)).toEqual(rational(35, 12));
    expect(thirdCentralMomentOf(die)).toEqual(ZERO);
  });

  test('central moments follow from the raw ones', () => {
    fc.assert(
      fc.property(anyDistribution, (distribution) => {
        const raw = (power: number): Rational =>
          sum(
            distribution.points.map(({ value, weight }) =>
              multiply(powerOf(value, power), rational(weight, distribution.total)),
            ),
          );
        const mean = raw(1);
        expect(varianceOf(distribution)).toEqual(subtract(raw(2), powerOf(mean, 2)));
        const third = add(
          subtract(raw(3), multiply(rational(3), multiply(mean, raw(2)))),
          multiply(rational(2), powerOf(mean, 3)),
        );
        expect(thirdCentralMomentOf(distribution)).toEqual(third);
      }),
    );
  });
});

function powerOf(value: Rational, power: number): Rational {
  return power === 0 ? ONE : multiply(value, powerOf(value, power - 1));
}
