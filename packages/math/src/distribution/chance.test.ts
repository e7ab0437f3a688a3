import { rational } from '@baize/exact';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfRounds } from './chance.ts';

test('is the fraction in lowest terms, as Euclid would find it', () => {
  const weights = fc.bigInt({ min: 0n, max: 10n ** 30n });
  const bases = fc.bigInt({ min: 1n, max: 216n });
  fc.assert(
    fc.property(weights, bases, fc.integer({ min: 0, max: 12 }), (weight, base, rounds) => {
      // Times powers of the base, so that there is something to cancel.
      for (const factor of [1n, base, base ** 3n]) {
        const expected = rational(weight * factor, base ** BigInt(rounds));
        expect(chanceOfRounds(weight * factor, base, rounds)).toEqual(expected);
      }
    }),
  );
});

test('nothing is 0 over 1, and everything is 1', () => {
  expect(chanceOfRounds(0n, 216n, 1000)).toEqual(rational(0));
  expect(chanceOfRounds(216n ** 1000n, 216n, 1000)).toEqual(rational(1));
});
