import { add, compare, multiply, ONE, rational } from '@baize/exact';
import { anyDistribution } from '@baize/testing/distributions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf, meanOf, thirdCentralMomentOf, varianceOf } from './distribution.ts';
import { afterRounds } from './lattice.ts';

const anyRounds = fc.integer({ min: 0, max: 9 });
const fewRounds = fc.integer({ min: 0, max: 3 });

describe('afterRounds', () => {
  test('mean, variance and third central moment of independent rounds add up', () => {
    fc.assert(
      fc.property(anyDistribution, anyRounds, (one, rounds) => {
        const all = afterRounds(one, rounds);
        const times = rational(rounds);
        expect(chanceOf(all, () => true)).toEqual(ONE);
        expect(meanOf(all)).toEqual(multiply(times, meanOf(one)));
        expect(varianceOf(all)).toEqual(multiply(times, varianceOf(one)));
        expect(thirdCentralMomentOf(all)).toEqual(multiply(times, thirdCentralMomentOf(one)));
      }),
    );
  });

  test('rounds played in two sittings are rounds played in one', () => {
    fc.assert(
      fc.property(anyDistribution, fewRounds, fewRounds, (one, first, second) => {
        const [a, b] = [afterRounds(one, first), afterRounds(one, second)];
        const sums = a.points.flatMap((x) => b.points.map((y) => ({ x, y })));
        const all = afterRounds(one, first + second);
        for (const { value, weight } of all.points) {
          const ways = sums.filter(({ x, y }) => compare(add(x.value, y.value), value) === 0);
          const expected = ways.reduce((sum, { x, y }) => sum + x.weight * y.weight, 0n);
          expect(rational(weight, all.total)).toEqual(rational(expected, a.total * b.total));
        }
      }),
      { numRuns: 30 },
    );
  });
});
