import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LatticeTerm } from './lattice.ts';
import { powerCoefficients } from './polynomial-power.ts';

const anyTerms: fc.Arbitrary<readonly LatticeTerm[]> = fc
  .tuple(
    fc.integer({ min: 1, max: 216 }),
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 216 })), {
      maxLength: 4,
      selector: ([index]) => index,
    }),
  )
  .map(([lowest, others]) =>
    [[0, lowest] as const, ...others]
      .toSorted(([a], [b]) => a - b)
      .map(([index, weight]) => ({ index, weight: BigInt(weight) })),
  );

describe('powerCoefficients', () => {
  test('two equal chances give a row of Pascal’s triangle', () => {
    const coin = [
      { index: 0, weight: 1n },
      { index: 1, weight: 1n },
    ];
    expect([...powerCoefficients(coin, 6)]).toEqual([1n, 6n, 15n, 20n, 15n, 6n, 1n]);
  });

  test('three dice show the totals 3 to 18 as often as counting finds', () => {
    const die = [0, 1, 2, 3, 4, 5].map((index) => ({ index, weight: 1n }));
    const counted = [1n, 3n, 6n, 10n, 15n, 21n, 25n, 27n, 27n, 25n, 21n, 15n, 10n, 6n, 3n, 1n];
    expect([...powerCoefficients(die, 3)]).toEqual(counted);
  });

  test('the power 0 is 1, and a constant stays one', () => {
    expect([...powerCoefficients([{ index: 0, weight: 7n }], 3)]).toEqual([343n]);
    const terms = [
      { index: 0, weight: 2n },
      { index: 4, weight: 3n },
    ];
    expect([...powerCoefficients(terms, 0)]).toEqual([1n]);
  });

  test('agrees with multiplying the polynomial out, term by term', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 0, max: 12 }), (terms, n) => {
        expect([...powerCoefficients(terms, n)]).toEqual(multipliedOut(terms, n));
      }),
    );
  });
});

function multipliedOut(terms: readonly LatticeTerm[], n: number): readonly bigint[] {
  const span = Math.max(...terms.map(({ index }) => index));
  let product = [1n];
  for (let round = 1; round <= n; round += 1) {
    const next = Array.from({ length: span * round + 1 }, () => 0n);
    for (const [position, coefficient] of product.entries()) {
      for (const { index, weight } of terms) {
        next[position + index] = (next[position + index] ?? 0n) + coefficient * weight;
      }
    }
    product = next;
  }
  return product;
}
