import { compare, type Rational, rational, subtract } from '@baize/exact';
import { distributionFrom } from '@baize/testing/distributions';
import { describe, expect, test } from 'vitest';
import { ruinWithin, type Walk, walkOf } from './ruin.ts';
import { type RuinForever, ruinForever } from './ruin-forever.ts';

const DIGITS = 12;

function walk(points: readonly (readonly [net: number, weight: number])[], bankroll: number): Walk {
  const net = distributionFrom(points.map(([value, weight]) => [rational(value), weight] as const));
  return walkOf(net, rational(bankroll), rational(1));
}

describe('ruinForever', () => {
  test('without an advantage it is certain, fair games included', () => {
    expect(
      ruinForever(
        walk(
          [
            [-1, 37],
            [1, 35],
          ],
          1_000_000,
        ),
        DIGITS,
      ),
    ).toEqual({ kind: 'certain' });
    expect(
      ruinForever(
        walk(
          [
            [-1, 1],
            [1, 1],
          ],
          50,
        ),
        DIGITS,
      ),
    ).toEqual({ kind: 'certain' });
    expect(
      ruinForever(
        walk(
          [
            [-1, 1],
            [9, 8],
          ],
          0,
        ),
        DIGITS,
      ),
    ).toEqual({ kind: 'certain' });
  });

  test('where nothing can be lost it cannot happen', () => {
    expect(
      ruinForever(
        walk(
          [
            [0, 3],
            [5, 1],
          ],
          1,
        ),
        DIGITS,
      ),
    ).toEqual({ kind: 'impossible' });
  });

  test('with three chances in five of winning a unit it is (2/3) ** bankroll', () => {
    for (const bankroll of [1, 2, 7, 40]) {
      const ruin = ruinForever(
        walk(
          [
            [-1, 2],
            [1, 3],
          ],
          bankroll,
        ),
        DIGITS,
      );
      expect(holds(ruin, rational(2n ** BigInt(bankroll), 3n ** BigInt(bankroll)))).toBe(true);
      expect(compare(widthOf(ruin), rational(1n, 10n ** BigInt(DIGITS)))).toBe(-1);
    }
  });

  test('at 2 to 1 on an even chance the root is the golden ratio’s', () => {
    // x = (1 + x ** 3) / 2 has the root 0.618033988749894848...
    const ruin = ruinForever(
      walk(
        [
          [-1, 1],
          [2, 1],
        ],
        1,
      ),
      DIGITS,
    );
    expect(holds(ruin, rational(618033988749894848n, 10n ** 18n))).toBe(true);
  });

  test('where a round can lose several steps the bounds still hold ruin within many rounds', () => {
    const walked = walk(
      [
        [-3, 4],
        [-1, 2],
        [4, 6],
      ],
      10,
    );
    const ruin = ruinForever(walked, DIGITS);
    const within = ruinWithin(walked, 600);
    if (!within.ok || ruin.kind !== 'between') throw new Error('Both can be computed.');
    expect(compare(ruin.low, within.value)).toBe(-1);
    expect(compare(within.value, ruin.high)).toBe(-1);
  });
});

function holds(ruin: RuinForever, value: Rational): boolean {
  return ruin.kind === 'between' && compare(ruin.low, value) <= 0 && compare(value, ruin.high) <= 0;
}

function widthOf(ruin: RuinForever): Rational {
  if (ruin.kind !== 'between') throw new Error('The chance is no fraction.');
  return subtract(ruin.high, ruin.low);
}
