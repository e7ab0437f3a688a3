import { money, NOTHING } from '@baize/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { posting, postingsFor, reverse, sumFrom, sumTo } from './posting.ts';

const why = ['rws-tai-sai-v5#5.12'] as const;

describe('a posting', () => {
  test('says where money comes from, where it goes, how much, which movement it is and why', () => {
    expect(posting('escrow:R1', 'credit:T1', money(500), 'R1:void:T1', why)).toEqual({
      from: 'escrow:R1',
      to: 'credit:T1',
      amount: 500,
      key: 'R1:void:T1',
      because: why,
    });
  });

  test.each([0, -1, -500])('of %i is a bug', (amount) => {
    expect(() => posting('cage', 'credit:T1', money(amount), 'k', why)).toThrow(
      `A posting moves a positive amount, not ${amount} (k).`,
    );
  });

  test('of the smallest unit is one', () => {
    expect(posting('cage', 'credit:T1', money(1), 'k', why).amount).toBe(1);
  });

  test('from an account to itself is a bug', () => {
    expect(() => posting('cage', 'cage', money(1), 'k', why)).toThrow(
      'A posting moves money between two accounts (k).',
    );
  });
});

describe('postings for an amount', () => {
  test('are none where nothing would move', () => {
    expect(postingsFor('cage', 'credit:T1', NOTHING, 'k', why)).toEqual([]);
  });

  test('are one where something does', () => {
    expect(postingsFor('cage', 'credit:T1', money(1), 'k', why)).toEqual([
      posting('cage', 'credit:T1', money(1), 'k', why),
    ]);
  });

  test('of less than nothing are a bug', () => {
    expect(() => postingsFor('cage', 'credit:T1', money(-1), 'k', why)).toThrow('positive amount');
  });
});

describe('a reversal', () => {
  const cause = ['rws-sic-bo-2021#5.5', 'rws-sic-bo-2021#I-P11'] as const;

  test('moves the same amount back under its own key and for its own reason', () => {
    const original = posting('win:A', 'credit:T1', money(850), 'R1:pay:T1', why);
    expect(reverse(original, cause)).toEqual({
      from: 'credit:T1',
      to: 'win:A',
      amount: 850,
      key: 'R1:pay:T1:reversed',
      because: cause,
    });
    expect(original.because).toBe(why);
  });

  test('of a reversal goes the way of the original', () => {
    const amount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(amount, fc.string(), (cents, key) => {
        const original = posting('cage', 'credit:T1', money(cents), key, why);
        const twice = reverse(reverse(original, cause), why);
        expect(twice).toEqual({ ...original, key: `${key}:reversed:reversed` });
      }),
    );
  });
});

describe('the sum of postings', () => {
  const move = (from: 'cage' | 'in-transit' | `credit:${string}`, to: typeof from, cents: number) =>
    posting(from, to, money(cents), `${from}:${to}:${cents}`, why);
  const moves = [
    move('credit:T1', 'cage', 500),
    move('credit:T1', 'in-transit', 30),
    move('in-transit', 'credit:T1', 7),
    move('credit:T2', 'in-transit', 4),
  ];

  test('to an account counts every one of them, wherever it stands in the list', () => {
    for (const list of [moves, moves.toReversed()]) {
      expect(sumTo('in-transit', list)).toBe(34);
      expect(sumTo('credit:T1', list)).toBe(7);
      expect(sumTo('credit:T2', list)).toBe(0);
    }
  });

  test('from an account counts every one of them too', () => {
    for (const list of [moves, moves.toReversed()]) {
      expect(sumFrom('credit:T1', list)).toBe(530);
      expect(sumFrom('in-transit', list)).toBe(7);
      expect(sumFrom('cage', list)).toBe(0);
    }
  });

  test('of nothing is nothing', () => {
    expect(sumTo('cage', [])).toBe(0);
    expect(sumFrom('cage', [])).toBe(0);
  });
});
