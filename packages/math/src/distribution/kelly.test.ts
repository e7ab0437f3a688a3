import { compare, multiply, type Rational, rational } from '@baize/exact';
import { distributionFrom } from '@baize/testing/distributions';
import { expect, test } from 'vitest';
import type { Bounds } from './bounds.ts';
import { kellyFraction } from './kelly.ts';

const UNIT = rational(1);

function kelly(points: readonly (readonly [net: number, weight: number])[], stake = 1): Bounds {
  const net = distributionFrom(points.map(([value, weight]) => [rational(value), weight] as const));
  return kellyFraction(net, rational(stake), 15);
}

test.each([
  // Even money won with 3 of 5: p - q = 1/5. At 2 to 1 on an even chance: p - q/2 = 1/4 (Kelly 1956).
  [
    'even money',
    [
      [-1, 2],
      [1, 3],
    ],
    rational(1, 5),
  ],
  [
    'two to one',
    [
      [-1, 1],
      [2, 1],
    ],
    rational(1, 4),
  ],
  [
    'stand-offs in between change nothing',
    [
      [-1, 2],
      [0, 95],
      [1, 3],
    ],
    rational(1, 5),
  ],
  [
    'no advantage',
    [
      [-1, 1],
      [1, 1],
    ],
    rational(0),
  ],
  [
    'a disadvantage',
    [
      [-1, 111],
      [1, 105],
    ],
    rational(0),
  ],
  [
    'nothing to lose',
    [
      [0, 5],
      [1, 1],
    ],
    rational(1),
  ],
] as const)('%s', (_, points, expected: Rational) => {
  expect(kelly(points)).toEqual({ low: expected, high: expected });
});

test('half the stake at risk doubles the share', () => {
  expect(
    kelly(
      [
        [-1, 2],
        [1, 3],
      ],
      2,
    ),
  ).toEqual({ low: rational(2, 5), high: rational(2, 5) });
});

test('three amounts lie between two decimals with the sign of the slope changing', () => {
  // -1, 1 and 3, equally likely: -1/(1-f) + 1/(1+f) + 3/(1+3f) = 0, so 9 f f + 2 f - 3 = 0 and
  // f = (root(28) - 1) / 9 = 0.476833625...
  const { low, high } = kelly([
    [-1, 1],
    [1, 1],
    [3, 1],
  ]);
  const isAbove = (f: Rational) => {
    const [nine, two] = [multiply(rational(9), multiply(f, f)), multiply(rational(2), f)];
    const value = nine.numerator * two.denominator + two.numerator * nine.denominator;
    return value > 3n * nine.denominator * two.denominator;
  };
  expect([isAbove(low), isAbove(high)]).toEqual([false, true]);
  expect(
    compare(
      UNIT,
      multiply(
        rational(10n ** 15n),
        rational(
          high.numerator * low.denominator - low.numerator * high.denominator,
          high.denominator * low.denominator,
        ),
      ),
    ),
  ).toBe(0);
});
