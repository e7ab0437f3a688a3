import { describe, expect, test } from 'vitest';
import { completed, erased, NO_ENTRY, typed, withDie } from './dice-entry.ts';

describe('entering dice', () => {
  test('digits fill the dice from the first, and a fourth changes nothing', () => {
    const three = typed(typed(typed(NO_ENTRY, 6), 4), 1);
    expect(three).toEqual([6, 4, 1]);
    expect(typed(three, 2)).toEqual([6, 4, 1]);
    expect(completed(three)).toEqual([6, 4, 1]);
  });

  test('a digit fills the gap a cleared die left', () => {
    expect(typed(withDie([6, 4, 1], 1, null), 5)).toEqual([6, 5, 1]);
  });

  test('taking back takes the last die that is there', () => {
    expect(erased([6, 4, null])).toEqual([6, null, null]);
    expect(erased(NO_ENTRY)).toEqual(NO_ENTRY);
    expect(completed([6, 4, null])).toBeNull();
  });
});
