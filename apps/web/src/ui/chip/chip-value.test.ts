import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chipsFor, chipText } from './chip-value.ts';

const DENOMINATIONS = [500, 2500, 10_000, 50_000, 100_000, 500_000];

describe('a stack of chips', () => {
  test('is drawn from the largest chip down', () => {
    expect(chipsFor(13_000, DENOMINATIONS)).toEqual([10_000, 2500, 500]);
    expect(chipsFor(20_000, DENOMINATIONS)).toEqual([10_000, 10_000]);
  });

  test('an amount below the smallest chip still shows one', () => {
    expect(chipsFor(50, DENOMINATIONS)).toEqual([500]);
    expect(chipsFor(0, DENOMINATIONS)).toEqual([]);
  });

  test('never shows more than five chips nor more than the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 10_000_000 }), (units) => {
        const amount = units * 100;
        const chips = chipsFor(amount, DENOMINATIONS);
        expect(chips.length).toBeLessThanOrEqual(5);
        expect(chips.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

test('values above a thousand are printed short', () => {
  expect([500, 50_000, 100_000, 500_000].map(chipText)).toEqual(['5', '500', '1K', '5K']);
});
