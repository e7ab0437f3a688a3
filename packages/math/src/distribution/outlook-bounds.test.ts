import { compare, type Rational, rational } from '@baize/exact';
import { anyDistribution, distributionFrom } from '@baize/testing/distributions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bounds, widthOf } from './bounds.ts';
import { outlookAfter } from './outlook.ts';
import { boundedChances, outlookBounds } from './outlook-bounds.ts';

const SMALL = 2_000;

function holds({ low, high }: Bounds, value: Rational): boolean {
  return compare(low, value) <= 0 && compare(value, high) <= 0;
}

describe('bounds of where many rounds end', () => {
  const anyRounds = fc.integer({ min: 1, max: 40 });

  test.each([
    ['by the characteristic function', undefined],
    ['on a coarser lattice', SMALL],
  ])('hold the exact chances and quantiles: %s', (_, workMaximum) => {
    fc.assert(
      fc.property(anyDistribution, anyRounds, (one, rounds) => {
        const exact = outlookAfter(one, rounds);
        if (!exact.ok) throw new Error(exact.error.message);
        const bounded = boundedChances(one, rounds, undefined, workMaximum);
        for (const name of ['ahead', 'even', 'behind'] as const) {
          expect([name, holds(bounded[name], exact.value[name])]).toEqual([name, true]);
        }
        for (const [index, { value }] of exact.value.quantiles.entries()) {
          const found = bounded.quantiles[index]?.value;
          expect(found && holds(found, value)).toBe(true);
        }
      }),
    );
  });

  test('are narrower than a millionth of a percent on the amounts’ own lattice', () => {
    const one = distributionFrom([
      [rational(-1509), 101],
      [rational(509), 105],
      [rational(3241), 10],
    ]);
    const exact = outlookAfter(one, 300);
    if (!exact.ok) throw new Error(exact.error.message);
    const bounded = boundedChances(one, 300);
    for (const name of ['ahead', 'even', 'behind'] as const) {
      expect(holds(bounded[name], exact.value[name])).toBe(true);
      expect(compare(widthOf(bounded[name]), rational(1, 100_000_000))).toBe(-1);
    }
    expect(bounded.quantiles.map(({ value }) => value.low)).toEqual(
      exact.value.quantiles.map(({ value }) => value),
    );
  });

  // Binomial weights in whole numbers, which is nothing the bounds are made of.
  test.each([
    [2000, 105, 216],
    [3000, 1, 216],
  ])('hold exact binomial chances of %i rounds at %i in %i', (rounds, wins, of) => {
    const [won, lost] = [BigInt(wins), BigInt(of - wins)];
    const weights = [lost ** BigInt(rounds)];
    for (let k = 1; k <= rounds; k += 1) {
      // Of k wins instead of k - 1: other rounds, one more factor of a win, one less of a loss.
      const before = weights[k - 1] ?? 0n;
      weights.push((before * BigInt(rounds - k + 1) * won) / (BigInt(k) * lost));
    }
    const all = BigInt(of) ** BigInt(rounds);
    // A unit lost, or 3 won: even where a quarter of the rounds is won.
    const behind = weights.slice(0, rounds / 4).reduce((sum, weight) => sum + weight, 0n);
    const even = weights[rounds / 4] ?? 0n;
    const one = distributionFrom([
      [rational(-1), of - wins],
      [rational(3), wins],
    ]);
    const bounded = boundedChances(one, rounds);
    expect(holds(bounded.behind, rational(behind, all))).toBe(true);
    expect(holds(bounded.even, rational(even, all))).toBe(true);
    expect(holds(bounded.ahead, rational(all - behind - even, all))).toBe(true);
    for (const bounds of [bounded.ahead, bounded.even, bounded.behind]) {
      expect(compare(widthOf(bounds), rational(1, 100_000_000))).toBe(-1);
    }
  });

  test('a hundred thousand rounds of amounts without a common unit', () => {
    const wide = distributionFrom([
      [rational(-1009), 100],
      [rational(17), 50],
      [rational(1000), 66],
    ]);
    const { ahead, behind, even, mean } = outlookBounds(wide, 100_000);
    // On average 34,050 of 216 are lost a round with a deviation of 890: far behind after so many.
    expect(compare(mean, rational(-15_000_000))).toBe(-1);
    expect(compare(behind.low, rational(999_999, 1_000_000))).toBe(1);
    for (const bounds of [ahead, even]) {
      expect(compare(bounds.high, rational(1, 1_000_000))).toBe(-1);
    }
  });
});
