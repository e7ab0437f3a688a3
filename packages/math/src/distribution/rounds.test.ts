import { add, compare, multiply, ONE, rational, sum, ZERO } from '@baize/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDistribution, distributionFrom } from '../testing/arbitraries.ts';
import { chanceOf, meanOf, thirdCentralMomentOf, varianceOf } from './distribution.ts';
import { afterRounds, outlookAfter } from './rounds.ts';

const small = distributionFrom([
  [rational(-1), 111],
  [rational(1), 105],
]);
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

describe('outlookAfter', () => {
  test('agrees with the complete distribution', () => {
    fc.assert(
      fc.property(anyDistribution, anyRounds, (one, rounds) => {
        const all = afterRounds(one, rounds);
        const { ahead, even, behind, quantiles } = outlookAfter(one, rounds);
        expect(behind).toEqual(chanceOf(all, (value) => compare(value, ZERO) < 0));
        expect(even).toEqual(chanceOf(all, (value) => compare(value, ZERO) === 0));
        expect(ahead).toEqual(chanceOf(all, (value) => compare(value, ZERO) > 0));
        expect(sum([ahead, even, behind])).toEqual(ONE);
        expect(quantiles).toHaveLength(5);
        for (const { chance, value } of quantiles) {
          const upTo = chanceOf(all, (each) => compare(each, value) <= 0);
          const below = chanceOf(all, (each) => compare(each, value) < 0);
          expect(compare(upTo, chance)).toBeGreaterThanOrEqual(0);
          expect(compare(below, chance)).toBeLessThan(0);
        }
      }),
    );
  });

  test('a thousand rounds of an even-money bet are a sum of binomials', () => {
    let [behind, even, ahead] = [0n, 0n, 0n];
    let ways = 1n;
    for (let won = 0; won <= 1000; won += 1) {
      const weight = ways * 105n ** BigInt(won) * 111n ** BigInt(1000 - won);
      if (won < 500) behind += weight;
      else if (won === 500) even = weight;
      else ahead += weight;
      ways = (ways * BigInt(1000 - won)) / BigInt(won + 1);
    }
    const outlook = outlookAfter(small, 1000);
    const total = 216n ** 1000n;
    expect(outlook.behind).toEqual(rational(behind, total));
    expect(outlook.even).toEqual(rational(even, total));
    expect(outlook.ahead).toEqual(rational(ahead, total));
    expect(outlook.mean).toEqual(rational(-1000, 36));
    expect(outlook.variance).toEqual(rational(1000 * 1295, 1296));
  });

  test('quantiles are asked for as chances', () => {
    const outlook = outlookAfter(small, 1, [rational(111, 216), rational(112, 216)]);
    expect(outlook.quantiles.map(({ value }) => value)).toEqual([rational(-1), rational(1)]);
  });
});
