import { compare, type Rational, rational } from '@baize/exact';
import { anyDistribution, distributionFrom } from '@baize/testing/distributions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bounds, widthOf } from './bounds.ts';
import { ruinCourse, walkOf } from './ruin.ts';
import { boundedRuin, type RuinQuestion, roundsToRuin, ruinBounds } from './ruin-bounds.ts';

function holds({ low, high }: Bounds, value: Rational): boolean {
  return compare(low, value) <= 0 && compare(value, high) <= 0;
}

const ODD: Omit<RuinQuestion, 'rounds'> = {
  net: distributionFrom([
    [rational(-1509), 101],
    [rational(509), 105],
    [rational(3241), 10],
  ]),
  bankroll: rational(50_000),
  stake: rational(1509),
};

describe('bounds of ruin', () => {
  test.each([
    ['step by step', undefined],
    ['on a coarser grid', 300],
  ])('hold the exact chance, %s', (_, workMaximum) => {
    fc.assert(
      fc.property(
        anyDistribution,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: -1, max: 60 }),
        (net, rounds, room) => {
          const question = { net, bankroll: rational(room, 2), stake: rational(0), rounds };
          const exact = ruinCourse(walkOf(net, question.bankroll, question.stake), rounds);
          if (!exact.ok) throw new Error(exact.error.message);
          const { within, halfBy } = boundedRuin(question, undefined, workMaximum);
          expect(holds(within, exact.value.within)).toBe(true);
          if (halfBy === null || exact.value.halfBy === null) return;
          expect(halfBy.low).toBeLessThanOrEqual(exact.value.halfBy);
          expect(halfBy.high).toBeGreaterThanOrEqual(exact.value.halfBy);
        },
      ),
    );
  });

  test('two bets of odd sizes, a thousand rounds: narrower than a billionth', () => {
    const { within } = ruinBounds({ ...ODD, rounds: 1000 });
    expect(compare(widthOf(within), rational(1, 1_000_000_000))).toBe(-1);
    // Exact for as many rounds as take a moment, and ruin can only come more often later.
    const exact = ruinCourse(walkOf(ODD.net, ODD.bankroll, ODD.stake), 60);
    expect(exact.ok && compare(exact.value.within, within.low)).toBe(-1);
    const sixty = boundedRuin({ ...ODD, rounds: 60 }).within;
    expect(exact.ok && holds(sixty, exact.value.within)).toBe(true);
  });
});

describe('rounds to ruin', () => {
  test('a unit lost in 37 of 72 rounds and won in 35 lasts 36 rounds a unit', () => {
    const net = distributionFrom([
      [rational(-1), 37],
      [rational(1), 35],
    ]);
    const ten = rational(360);
    expect(roundsToRuin(walkOf(net, rational(10), rational(1)))).toEqual({ low: ten, high: ten });
    expect(roundsToRuin(walkOf(net, rational(0), rational(1)))).toMatchObject({ low: rational(0) });
  });

  test('without a loss on average there is no such number', () => {
    const net = distributionFrom([
      [rational(-1), 1],
      [rational(1), 1],
    ]);
    expect(roundsToRuin(walkOf(net, rational(10), rational(1)))).toBeNull();
  });

  test('where a round can lose several steps it lies between two fractions', () => {
    const net = distributionFrom([
      [rational(-2), 2],
      [rational(1), 1],
    ]);
    // From place 0 to -2 or, after one gain, from 1 to -1: T = 1 + T'/3 with T' = 1 + (T''+ 0)/3 and so on;
    // following ten thousand rounds by hand: the sum of the chances to be still there.
    const walk = walkOf(net, rational(1), rational(1));
    let [alive, rounds] = [new Map([[0, 1]]), 0];
    for (let round = 0; round < 2000; round += 1) {
      const next = new Map<number, number>();
      for (const [place, chance] of alive) {
        rounds += chance;
        for (const [steps, share] of [
          [-2, 2 / 3],
          [1, 1 / 3],
        ] as const) {
          if (place + steps < 0) continue;
          next.set(place + steps, (next.get(place + steps) ?? 0) + chance * share);
        }
      }
      alive = next;
    }
    const found = roundsToRuin(walk);
    expect(found && Number(found.low.numerator) / Number(found.low.denominator)).toBeLessThan(
      rounds,
    );
    expect(found && Number(found.high.numerator) / Number(found.high.denominator)).toBeGreaterThan(
      rounds,
    );
  });
});
