import { compare, ONE, type Rational, rational, ZERO } from '@baize/exact';
import { anyDistribution, distributionFrom } from '@baize/testing/distributions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruinWithin, type Walk, walkOf } from './ruin.ts';

const small = distributionFrom([
  [rational(-1), 111],
  [rational(1), 105],
]);

function chance(walk: Walk, rounds: number): Rational {
  const ruin = ruinWithin(walk, rounds);
  if (!ruin.ok) throw new Error(ruin.error.message);
  return ruin.value;
}

describe('walkOf', () => {
  test('counts the steps a bankroll can fall and still cover the stake', () => {
    const net = distributionFrom([
      [rational(-200), 5],
      [rational(300), 1],
    ]);
    expect(walkOf(net, rational(1000), rational(200))).toEqual({
      start: 8,
      moves: [
        { steps: -2, weight: 5n },
        { steps: 3, weight: 1n },
      ],
      total: 6n,
    });
    expect(walkOf(net, rational(1099), rational(200)).start).toBe(8);
    expect(walkOf(net, rational(200), rational(200)).start).toBe(0);
    expect(walkOf(net, rational(199), rational(200)).start).toBe(-1);
  });
});

describe('ruinWithin', () => {
  test('agrees with following every sequence of results', () => {
    fc.assert(
      fc.property(
        anyDistribution,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: -1, max: 20 }),
        (net, rounds, room) => {
          const walk = walkOf(net, rational(room, 2), ZERO);
          const weight = ruinedSequences(walk, walk.start, rounds);
          expect(chance(walk, rounds)).toEqual(rational(weight, walk.total ** BigInt(rounds)));
        },
      ),
    );
  });

  test('one unit on an even-money bet is lost first, or at the third round, or at the fifth', () => {
    const walk = walkOf(small, rational(1), rational(1));
    const [p, q] = [35n, 37n];
    expect(chance(walk, 1)).toEqual(rational(q, 72n));
    expect(chance(walk, 2)).toEqual(rational(q, 72n));
    const third = q * 72n ** 2n + p * q * q;
    expect(chance(walk, 3)).toEqual(rational(third, 72n ** 3n));
    expect(chance(walk, 5)).toEqual(rational(third * 72n ** 2n + 2n * p * p * q ** 3n, 72n ** 5n));
  });

  test('is 1 without the stake, and 0 where the rounds cannot lose so much', () => {
    expect(chance(walkOf(small, rational(9), rational(10)), 0)).toEqual(ONE);
    expect(chance(walkOf(small, rational(10), rational(1)), 9)).toEqual(ZERO);
    expect(chance(walkOf(small, rational(10), rational(1)), 10)).toEqual(
      rational(37n ** 10n, 72n ** 10n),
    );
    expect(chance(walkOf(small, rational(10 ** 12), rational(1)), 1000)).toEqual(ZERO);
  });

  test('never rises with the bankroll and never falls with the rounds', () => {
    const bankrolls = [1, 2, 3, 5, 8, 13, 21, 34];
    const chances = bankrolls.map((each) => chance(walkOf(small, rational(each), ONE), 200));
    const roundCounts = [10, 20, 50, 100, 400];
    const walk = walkOf(small, rational(10), ONE);
    const growing = roundCounts.map((rounds) => chance(walk, rounds));
    for (const [a, b] of pairs(chances)) expect(compare(a, b)).toBe(1);
    for (const [a, b] of pairs(growing)) expect(compare(a, b)).toBe(-1);
  });

  test('says so where the exact answer would take too long', () => {
    const net = distributionFrom([
      [rational(-1009), 100],
      [rational(1000), 116],
    ]);
    const ruin = ruinWithin(walkOf(net, rational(10 ** 6), ONE), 100_000);
    expect(ruin).toMatchObject({ ok: false, error: { code: 'too-much-work' } });
  });
});

function ruinedSequences(walk: Walk, place: number, rounds: number): bigint {
  if (place < 0) return walk.total ** BigInt(rounds);
  if (rounds === 0) return 0n;
  return walk.moves.reduce(
    (sum, { steps, weight }) => sum + weight * ruinedSequences(walk, place + steps, rounds - 1),
    0n,
  );
}

function pairs<T>(values: readonly T[]): readonly (readonly [T, T])[] {
  return values
    .slice(1)
    .flatMap((value, index) =>
      values.slice(index, index + 1).map((before) => [before, value] as const),
    );
}
