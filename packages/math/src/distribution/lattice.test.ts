import { rational } from '@baize/exact';
import { distributionFrom } from '@baize/testing/distributions';
import { describe, expect, test } from 'vitest';
import { commonStep, latticeOf, latticeValue, stepsIn } from './lattice.ts';

describe('latticeOf', () => {
  test('a bet with one price has two neighbouring terms, whatever the odds', () => {
    const triple = distributionFrom([
      [rational(-1), 215],
      [rational(180), 1],
    ]);
    expect(latticeOf(triple)).toEqual({
      origin: rational(-1),
      step: rational(181),
      terms: [
        { index: 0, weight: 215n },
        { index: 1, weight: 1n },
      ],
      total: 216n,
    });
  });

  test('half odds make half steps, and weights lose their common divisor', () => {
    const mixed = distributionFrom([
      [rational(-1), 10],
      [rational(1, 2), 20],
      [rational(3), 6],
    ]);
    const lattice = latticeOf(mixed);
    expect(lattice.step).toEqual(rational(1, 2));
    expect(lattice.terms.map(({ index }) => index)).toEqual([0, 3, 8]);
    expect(lattice.terms.map(({ weight }) => weight)).toEqual([5n, 10n, 3n]);
    expect(lattice.total).toBe(18n);
    expect(latticeValue(lattice, 4, 7)).toEqual(rational(-1, 2));
  });

  test('a constant has one term', () => {
    const lattice = latticeOf(distributionFrom([[rational(-5, 3), 4]]));
    expect(lattice.terms).toEqual([{ index: 0, weight: 1n }]);
  });
});

test('a common step of fractions divides all of them', () => {
  const values = [rational(3, 4), rational(-5, 6), rational(0)];
  expect(commonStep(values)).toEqual(rational(1, 12));
  expect(values.map((value) => stepsIn(value, rational(1, 12)))).toEqual([9, -10, 0]);
  expect(() => stepsIn(rational(1, 3), rational(1, 2))).toThrow('whole number of steps');
});
