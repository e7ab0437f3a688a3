import { describe, expect, test } from 'vitest';
import { completeEntry, eraseFace, NO_ENTRY, typeFace, withDie } from './dice-entry.ts';

describe('entering dice', () => {
  test('digits fill the dice from the first, and a fourth changes nothing', () => {
    const three = typeFace(typeFace(typeFace(NO_ENTRY, 6), 4), 1);
    expect(three).toEqual([6, 4, 1]);
    expect(typeFace(three, 2)).toEqual([6, 4, 1]);
    expect(completeEntry(three)).toEqual([6, 4, 1]);
  });

  test('a digit fills the gap a cleared die left', () => {
    expect(typeFace(withDie([6, 4, 1], 1, null), 5)).toEqual([6, 5, 1]);
  });

  test('taking back takes the last die that is there', () => {
    expect(eraseFace([6, 4, null])).toEqual([6, null, null]);
    expect(eraseFace(NO_ENTRY)).toEqual(NO_ENTRY);
    expect(completeEntry([6, 4, null])).toBeNull();
  });
});
