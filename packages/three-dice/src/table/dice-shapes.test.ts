import { expect, test } from 'vitest';
import { die, readableDice, roll } from './dice-shapes.ts';

test('a die is a face from 1 to 6, or null where it cannot be read', () => {
  expect([null, 1, 6].map((value) => die(value, 'die'))).toEqual([null, null, null]);
  for (const value of [0, 7, 1.5, '1', undefined]) {
    expect(die(value, 'die')?.message).toContain('a face from 1 to 6, or null');
  }
});

test('a roll is three faces, and its fault is the dice’s own', () => {
  expect(roll([1, 2, 3], 'dice')).toBeNull();
  expect(roll([1, 2], 'dice')).toMatchObject({ field: 'dice' });
  expect(roll([1, 2, 7], 'dice')?.message).not.toBe('');
});

test('dice that can be read in part are three, read or not', () => {
  expect(readableDice([1, null, 3], 'readable')).toBeNull();
  expect(readableDice([1, null], 'readable')).toMatchObject({ field: 'readable' });
});
