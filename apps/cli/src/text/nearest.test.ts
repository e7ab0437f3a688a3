import { describe, expect, test } from 'vitest';
import { editsBetween, nearest, nearestFew } from './nearest.ts';

describe('nearest word', () => {
  test('counts letters inserted, removed, replaced or swapped', () => {
    expect(editsBetween('small', 'small')).toBe(0);
    expect(editsBetween('smal', 'small')).toBe(1);
    expect(editsBetween('smalll', 'small')).toBe(1);
    expect(editsBetween('smell', 'small')).toBe(1);
    expect(editsBetween('samll', 'small')).toBe(1);
    expect(editsBetween('', 'small')).toBe(5);
    expect(editsBetween('kitten', 'sitting')).toBe(3);
  });

  test('suggests the likeliest, best first, whatever the case', () => {
    expect(nearest('SMAL', ['big', 'small', 'odd'])).toBe('small');
    expect(nearestFew('5.13', ['5.12', '5.13', '5.1', '9'], 2)).toEqual(['5.13', '5.12']);
  });

  test('suggests nothing where nothing is like it', () => {
    expect(nearest('elephant', ['big', 'small', 'odd'])).toBeNull();
    expect(nearest('x'.repeat(10_000), ['x'])).toBeNull();
  });
});
