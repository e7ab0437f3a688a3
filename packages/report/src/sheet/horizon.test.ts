import { add, compare, decimalText, multiply, type Rational, rational } from '@baize/exact';
import { distributionOf } from '@baize/math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { HORIZONS, horizonsOf } from './horizon.ts';
import { VOLATILITY_CLASSES, volatilityOf } from './volatility.ts';

/** A bet that returns two units on 35 of 72 outcomes: Small. */
const SMALL = figuresOf(
  distributionOf([
    { value: rational(0), weight: 37n },
    { value: rational(2), weight: 35n },
  ]),
);

/** The smallest number of wins not exceeded with at least the chance, by Pascal's triangle. */
function winsAt(chance: Rational, rounds: number): number {
  let row = [1n];
  for (let round = 0; round < rounds; round += 1) {
    row = Array.from({ length: row.length + 1 }, (_, k) => (row[k] ?? 0n) + (row[k - 1] ?? 0n));
  }
  const total = 72n ** BigInt(rounds);
  let below = 0n;
  return row.findIndex((ways, wins) => {
    below += ways * 35n ** BigInt(wins) * 37n ** BigInt(rounds - wins);
    return compare(rational(below, total), chance) >= 0;
  });
}

describe('horizonsOf', () => {
  test('counts 100 rounds as the binomial distribution does', () => {
    const [hundred] = horizonsOf(SMALL);
    const [ninety, ninetyFive] = hundred?.intervals ?? [];
    const payback = (chance: Rational) => rational(2 * winsAt(chance, 100), 100);
    expect(hundred?.method).toBe('exact');
    expect(ninety?.low).toEqual(payback(rational(5, 100)));
    expect(ninety?.high).toEqual(payback(rational(95, 100)));
    expect(ninetyFive?.low).toEqual(payback(rational(25, 1000)));
    expect(ninetyFive?.high).toEqual(payback(rational(975, 1000)));
  });

  test('reads longer courses off the normal distribution', () => {
    const last = horizonsOf(SMALL).at(-1);
    const [, ninetyFive] = last?.intervals ?? [];
    // 70/72 less and more 1.959964 x 0.999614 / 1000, by hand.
    expect(last?.method).toBe('normal');
    expect(ninetyFive && decimalText(ninetyFive.low, 6)).toBe('0.970263');
    expect(ninetyFive && decimalText(ninetyFive.high, 6)).toBe('0.974181');
  });

  test('large weights are counted for a hundred rounds only', () => {
    const large = figuresOf(
      distributionOf([
        { value: rational(0), weight: 1n << 24n },
        { value: rational(2), weight: (1n << 24n) - 1n },
      ]),
    );
    const exact = horizonsOf(large).filter(({ method }) => method === 'exact');
    expect(exact.map(({ rounds }) => rounds)).toEqual([100]);
  });

  test('an interval holds its narrower one, and never begins below nothing', () => {
    const weights = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(weights, weights, fc.integer({ min: 2, max: 200 }), (lost, won, returned) => {
        const figures = figuresOf(
          distributionOf([
            { value: rational(0), weight: BigInt(lost) },
            { value: rational(returned), weight: BigInt(won) },
          ]),
        );
        const horizons = horizonsOf(figures);
        expect(horizons.map(({ rounds }) => rounds)).toEqual(HORIZONS);
        for (const { intervals } of horizons) {
          const [narrow, wide] = intervals;
          if (!narrow || !wide) throw new Error('There are two levels.');
          expect(compare(wide.low, narrow.low)).toBeLessThanOrEqual(0);
          expect(compare(wide.high, narrow.high)).toBeGreaterThanOrEqual(0);
          expect(wide.low.numerator).toBeGreaterThanOrEqual(0n);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('volatilityOf', () => {
  test('a class begins where the one before it ends', () => {
    const names = VOLATILITY_CLASSES.map(({ name }) => name);
    const bounds = [2, 5, 10].map((bound) => rational(bound * bound));
    expect(bounds.map(volatilityOf)).toEqual(names.slice(1));
    const below = bounds.map((bound) => add(bound, multiply(rational(-1), rational(1, 1000))));
    expect(below.map(volatilityOf)).toEqual(names.slice(0, 3));
  });
});
