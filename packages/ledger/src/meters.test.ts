import { type Money, money } from '@baize/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countRound,
  countVoid,
  creditByMeters,
  METERS_AT_ZERO,
  type Meters,
  meter,
} from './posting.ts';

/** What a movement does to the credit: the statement the self-audit makes, written down by hand. */
const EFFECTS = [
  ['coinIn', -1],
  ['coinOut', 1],
  ['stakesReturned', 1],
  ['corrected', 1],
  ['cashIn', 1],
  ['cashOut', -1],
  ['instrumentsIn', 1],
  ['instrumentsOut', -1],
  ['transfersIn', 1],
  ['transfersOut', -1],
  ['tips', -1],
] as const;

type Changed = (typeof EFFECTS)[number][0];

const one = (name: Changed, amount: number): Partial<Record<Changed, Money>> => ({
  [name]: money(amount),
});

describe('a meter', () => {
  test('starts at zero, and so does every other', () => {
    expect(METERS_AT_ZERO).toEqual({
      ...Object.fromEntries(EFFECTS.map(([name]) => [name, 0])),
      rounds: 0,
      voids: 0,
    });
  });

  test.each(EFFECTS)('%s adds up and moves the credit by %i each', (name, sign) => {
    const twice = meter(meter(METERS_AT_ZERO, one(name, 70)), one(name, 7));
    expect(twice).toEqual({ ...METERS_AT_ZERO, [name]: 77 });
    expect(creditByMeters(twice)).toBe(77 * sign);
  });

  test('counts several things at once', () => {
    const counted = meter(METERS_AT_ZERO, { coinOut: money(5), stakesReturned: money(3) });
    expect(counted).toEqual({ ...METERS_AT_ZERO, coinOut: 5, stakesReturned: 3 });
  });

  test('of corrections may go down, because a correction takes as well as gives', () => {
    const taken = meter(METERS_AT_ZERO, { corrected: money(-40) });
    expect(taken.corrected).toBe(-40);
    expect(creditByMeters(taken)).toBe(-40);
  });

  test('leaves the meters it starts from as they were', () => {
    const before = meter(METERS_AT_ZERO, { cashIn: money(10) });
    meter(before, { cashIn: money(5) });
    countRound(before);
    countVoid(before);
    expect(before).toEqual({ ...METERS_AT_ZERO, cashIn: 10 });
  });

  test('past the safe range is a bug, not a rounding', () => {
    const full = meter(METERS_AT_ZERO, { coinIn: money(Number.MAX_SAFE_INTEGER) });
    expect(() => meter(full, { coinIn: money(1) })).toThrow('Not a safe amount');
  });
});

test('rounds and voids are counted one by one and move no credit', () => {
  expect(countRound(countRound(METERS_AT_ZERO))).toEqual({ ...METERS_AT_ZERO, rounds: 2 });
  expect(countVoid(METERS_AT_ZERO)).toEqual({ ...METERS_AT_ZERO, voids: 1 });
  expect(creditByMeters(countVoid(countRound(METERS_AT_ZERO)))).toBe(0);
});

describe('the self-audit', () => {
  const anyMovement = fc.tuple(fc.constantFrom(...EFFECTS), fc.integer({ min: 1, max: 100_000 }));

  test('finds by the meters alone the credit that was counted beside them', () => {
    fc.assert(
      fc.property(fc.array(anyMovement), (movements) => {
        let meters: Meters = METERS_AT_ZERO;
        let credit = 0;
        for (const [[name, sign], amount] of movements) {
          meters = meter(meters, one(name, amount));
          credit += sign * amount;
        }
        expect(creditByMeters(meters)).toBe(credit);
      }),
    );
  });

  test('notices one unit that any single meter missed', () => {
    for (const [name] of EFFECTS) {
      const honest = meter(METERS_AT_ZERO, { cashIn: money(1000) });
      expect(creditByMeters(meter(honest, one(name, 1)))).not.toBe(creditByMeters(honest));
    }
  });

  test('never answers with a negative zero, which a hash would tell from zero', () => {
    expect(Object.is(creditByMeters(METERS_AT_ZERO), 0)).toBe(true);
  });
});
