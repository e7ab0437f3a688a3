import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion } from './apportion.ts';
import { type Money, money } from './money.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

/** Weights that sum to something, a unit, and a limit of whole units; large ones included. */
const splits = fc
  .record({
    weights: fc
      .array(fc.oneof(fc.nat({ max: 50 }), fc.maxSafeNat()), { minLength: 1, maxLength: 12 })
      .filter((weights) => weights.some((weight) => weight > 0)),
    unit: fc.integer({ min: 1, max: 1000 }),
    wanted: fc.oneof(fc.nat({ max: 5000 }), fc.maxSafeNat()),
  })
  .map(({ weights, unit, wanted }) => ({
    weights: weights.map(money),
    unit: money(unit),
    limit: money(wanted - (wanted % unit)),
  }));

describe('apportion', () => {
  test.each([
    { limit: 100, weights: [1, 1], unit: 1, parts: [50, 50] },
    { limit: 100, weights: [1, 1, 1], unit: 1, parts: [34, 33, 33] },
    { limit: 101, weights: [1, 1, 1], unit: 1, parts: [34, 34, 33] },
    { limit: 10, weights: [3, 3, 4], unit: 10, parts: [0, 0, 10] },
    { limit: 100, weights: [70, 20, 10], unit: 10, parts: [70, 20, 10] },
    { limit: 60, weights: [50, 30, 20], unit: 20, parts: [20, 20, 20] },
    { limit: 7, weights: [0, 5, 0], unit: 7, parts: [0, 7, 0] },
    { limit: 0, weights: [5, 6], unit: 1, parts: [0, 0] },
    { limit: 0, weights: [0, 0], unit: 1, parts: [0, 0] },
    { limit: 0, weights: [], unit: 1, parts: [] },
  ])('$limit by $weights in units of $unit is $parts', ({ limit, weights, unit, parts }) => {
    expect(apportion(money(limit), weights.map(money), money(unit))).toEqual(parts);
  });

  test('gives the unit left over to the largest remainder, not to the largest weight', () => {
    // Exact shares 6.4, 2.8 and 0.8: two units are left, for 2.8 and 0.8.
    expect(apportion(money(10), [money(32), money(14), money(4)], money(1))).toEqual([6, 3, 1]);
  });

  test('gives it to the earlier of two equal remainders', () => {
    // Exact shares 0.5, 2 and 0.5.
    expect(apportion(money(3), [money(1), money(4), money(1)], money(1))).toEqual([1, 2, 0]);
  });

  test('splits the largest safe amount among weights whose sum is not safe', () => {
    const weights = [money(LARGEST), money(LARGEST), money(LARGEST)];
    const third = (LARGEST - 1) / 3;
    expect(apportion(money(LARGEST), weights, money(1))).toEqual([third + 1, third, third]);
  });
});

describe('for every split', () => {
  test('the parts sum exactly to the limit', () => {
    fc.assert(
      fc.property(splits, ({ limit, weights, unit }) => {
        const parts = apportion(limit, weights, unit);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(limit));
      }),
    );
  });

  test('every part is whole units within one unit of the exact share', () => {
    fc.assert(
      fc.property(splits, ({ limit, weights, unit }) => {
        const weightTotal = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
        apportion(limit, weights, unit).forEach((part, index) => {
          expect(part % unit).toBe(0);
          const share = BigInt(limit) * BigInt(weights[index] ?? 0);
          const distance = BigInt(part) * weightTotal - share;
          expect((distance < 0n ? -distance : distance) < BigInt(unit) * weightTotal).toBe(true);
        });
      }),
    );
  });

  test('a larger weight never gets less, and equal weights differ by at most a unit', () => {
    fc.assert(
      fc.property(splits, ({ limit, weights, unit }) => {
        const parts = apportion(limit, weights, unit);
        pairsOf(weights).forEach(([one, other]) => {
          const [a = NOT_THERE, b = NOT_THERE] = [parts[one.index], parts[other.index]];
          if (one.weight > other.weight) expect(a >= b).toBe(true);
          // Among equals the earlier one is never behind.
          if (one.weight === other.weight) expect([0, unit]).toContain(a - b);
        });
      }),
    );
  });

  test('it is the split an exact count of remainders gives', () => {
    fc.assert(
      fc.property(splits, ({ limit, weights, unit }) => {
        expect(apportion(limit, weights, unit)).toEqual(unitByUnit(limit, weights, unit));
      }),
    );
  });
});

describe('what only a programmer can cause', () => {
  const one = [money(1)];

  test.each([0, -1])('a unit of %i', (unit) => {
    expect(() => apportion(money(0), one, money(unit))).toThrow(
      new Error('The unit must be positive.'),
    );
  });

  test.each([3, -2])('a limit of %i in units of 2', (limit) => {
    expect(() => apportion(money(limit), one, money(2))).toThrow(
      new Error('The limit must be a multiple of the unit.'),
    );
  });

  test('a negative weight', () => {
    expect(() => apportion(money(2), [money(3), money(-1)], money(1))).toThrow(
      new Error('A weight cannot be negative.'),
    );
  });

  test.each([[[]], [[money(0), money(0)]]])('something split among %j', (weights) => {
    expect(() => apportion(money(2), weights, money(1))).toThrow(
      new Error('Nothing can be split among weights that sum to nothing.'),
    );
  });
});

const NOT_THERE = money(-1);

interface Entry {
  readonly weight: Money;
  readonly index: number;
}

/** Each entry with each later one, the larger weight first where they differ. */
function pairsOf(weights: readonly Money[]): (readonly [Entry, Entry])[] {
  const entries = weights.map((weight, index): Entry => ({ weight, index }));
  return entries.flatMap((one) =>
    entries
      .slice(one.index + 1)
      .map((other) => (one.weight < other.weight ? ([other, one] as const) : [one, other])),
  );
}

/**
 * A second opinion: whole units first, then one unit at a time to whoever is furthest behind the
 * exact share, the earliest of them where several are.
 */
function unitByUnit(limit: Money, weights: readonly Money[], unit: Money): number[] {
  const weightTotal = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const units = BigInt(limit) / BigInt(unit);
  const given = weights.map((weight) => (units * BigInt(weight)) / weightTotal);
  const behind = (index: number) =>
    units * BigInt(weights[index] ?? 0) - (given[index] ?? 0n) * weightTotal;
  for (let left = units - given.reduce((a, b) => a + b, 0n); left > 0n; left -= 1n) {
    let next = 0;
    for (let index = 1; index < given.length; index += 1) {
      if (behind(index) > behind(next)) next = index;
    }
    given[next] = (given[next] ?? 0n) + 1n;
  }
  return given.map((count) => Number(count) * unit);
}
