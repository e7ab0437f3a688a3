import { add, compare, multiply, type Rational, rational } from '@baize/exact';
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

/**
 * The same for many rounds: from the likeliest number of wins outwards by quotients of neighbours, in floating point,
 * which is right to ten digits here; a quantile is a whole number, and no cumulated chance comes that close.
 */
function winsByLogarithms(chance: number, rounds: number): number {
  const mode = Math.floor((rounds + 1) * (35 / 72));
  const shares = new Map([[mode, 1]]);
  let [up, down] = [1, 1];
  for (let wins = mode + 1; wins <= rounds && up > 1e-25; wins += 1) {
    up *= ((rounds - wins + 1) / wins) * (35 / 37);
    shares.set(wins, up);
  }
  for (let wins = mode - 1; wins >= 0 && down > 1e-25; wins -= 1) {
    down *= ((wins + 1) / (rounds - wins)) * (37 / 35);
    shares.set(wins, down);
  }
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  let below = 0;
  for (const wins of [...shares.keys()].toSorted((a, b) => a - b)) {
    below += (shares.get(wins) ?? 0) / total;
    if (below >= chance) return wins;
  }
  return rounds;
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

  test('ten million rounds end between the quantiles of the binomial distribution', () => {
    const horizons = horizonsOf(SMALL);
    expect(horizons.map(({ method }) => method)).toEqual(HORIZONS.map(() => 'exact'));
    for (const rounds of [10_000, 10_000_000]) {
      const [, ninetyFive] = horizons.find((each) => each.rounds === rounds)?.intervals ?? [];
      expect(ninetyFive?.low).toEqual(rational(2 * winsByLogarithms(0.025, rounds), rounds));
      expect(ninetyFive?.high).toEqual(rational(2 * winsByLogarithms(0.975, rounds), rounds));
    }
  });

  test('large weights are no obstacle', () => {
    const large = figuresOf(
      distributionOf([
        { value: rational(0), weight: 1n << 24n },
        { value: rational(2), weight: (1n << 24n) - 1n },
      ]),
    );
    expect(horizonsOf(large).map(({ method }) => method)).toEqual(HORIZONS.map(() => 'exact'));
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
