import { compare, ONE, type Rational, rational, sum, ZERO } from '@baize/exact';
import { anyDistribution, distributionFrom } from '@baize/testing/distributions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf, type Distribution } from './distribution.ts';
import { afterRounds } from './lattice.ts';
import { type Outlook, outlookAfter } from './outlook.ts';

const small = distributionFrom([
  [rational(-1), 111],
  [rational(1), 105],
]);
const anyRounds = fc.integer({ min: 0, max: 9 });

function outlook(one: Distribution, rounds: number, chances?: readonly Rational[]): Outlook {
  const result = outlookAfter(one, rounds, chances);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('outlookAfter', () => {
  test('agrees with the complete distribution', () => {
    fc.assert(
      fc.property(anyDistribution, anyRounds, (one, rounds) => {
        const all = afterRounds(one, rounds);
        const { ahead, even, behind, quantiles } = outlook(one, rounds);
        expect(behind).toEqual(chanceOf(all, (value) => compare(value, ZERO) < 0));
        expect(even).toEqual(chanceOf(all, (value) => compare(value, ZERO) === 0));
        expect(ahead).toEqual(chanceOf(all, (value) => compare(value, ZERO) > 0));
        expect(sum([ahead, even, behind])).toEqual(ONE);
        expect(quantiles).toHaveLength(5);
        for (const { chance, value } of quantiles) {
          const upTo = chanceOf(all, (each) => compare(each, value) <= 0);
          const below = chanceOf(all, (each) => compare(each, value) < 0);
          expect(compare(upTo, chance)).toBeGreaterThanOrEqual(0);
          expect(compare(below, chance)).toBeLessThan(0);
        }
      }),
    );
  });

  test('a thousand rounds of an even-money bet are a sum of binomials', () => {
    let [behind, even, ahead] = [0n, 0n, 0n];
    let ways = 1n;
    for (let won = 0; won <= 1000; won += 1) {
      const weight = ways * 105n ** BigInt(won) * 111n ** BigInt(1000 - won);
      if (won < 500) behind += weight;
      else if (won === 500) even = weight;
      else ahead += weight;
      ways = (ways * BigInt(1000 - won)) / BigInt(won + 1);
    }
    const after = outlook(small, 1000);
    const total = 216n ** 1000n;
    expect(after.behind).toEqual(rational(behind, total));
    expect(after.even).toEqual(rational(even, total));
    expect(after.ahead).toEqual(rational(ahead, total));
    expect(after.mean).toEqual(rational(-1000, 36));
    expect(after.variance).toEqual(rational(1000 * 1295, 1296));
  });

  test('quantiles are asked for as chances', () => {
    const after = outlook(small, 1, [rational(111, 216), rational(112, 216)]);
    expect(after.quantiles.map(({ value }) => value)).toEqual([rational(-1), rational(1)]);
  });

  test('says so where the exact answer would take too long', () => {
    const wide = distributionFrom([
      [rational(-1009), 100],
      [rational(17), 50],
      [rational(1000), 66],
    ]);
    expect(outlookAfter(wide, 100_000)).toMatchObject({
      ok: false,
      error: { code: 'too-much-work' },
    });
  });
});
