import { describe, expect, test } from 'vitest';
import { allRolls, lampsOf } from './lamps.ts';

const lit = (a: number, b: number, c: number) => [...lampsOf([a, b, c]).keys()].toSorted();

/** On how many of the 216 rolls a lamp lights. */
function ways(lamp: string): number {
  return allRolls().filter((roll) => lampsOf(roll).has(lamp)).length;
}

describe('lamps', () => {
  test('there are 216 different rolls', () => {
    expect(new Set(allRolls().map((roll) => roll.join(''))).size).toBe(216);
    expect(allRolls().flat().toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((face) => Array.from({ length: 108 }, () => face)),
    );
  });

  test('three different dice', () => {
    expect(lit(6, 1, 4)).toEqual(
      [
        'single:1 single:4 single:6 total:11 big odd three:146',
        'domino:1-4 domino:1-6 domino:4-6 four:1246 four:1346 four:1456',
      ]
        .join(' ')
        .split(' ')
        .toSorted(),
    );
  });

  test('a pair', () => {
    expect(lit(4, 1, 4)).toEqual(
      'single:1 single:4 total:9 small odd double:4 domino:1-4 pair-single:441'
        .split(' ')
        .toSorted(),
    );
  });

  test('three alike light no side, no domino and no pair with single', () => {
    expect(lit(5, 5, 5)).toEqual(
      'any-triple triple:5 double:5 single:5 total:15'.split(' ').toSorted(),
    );
  });

  test('three alike light no double where exactly two are asked for', () => {
    expect(lampsOf([5, 5, 5], 'exactly-two').has('double:5')).toBe(false);
    expect(lampsOf([5, 5, 2], 'exactly-two').has('double:5')).toBe(true);
  });

  test('the order of the dice lights nothing', () => {
    for (const [a, b, c] of allRolls()) expect(lit(a, b, c)).toEqual(lit(c, a, b));
  });

  test.each([
    ['small', 105],
    ['big', 105],
    ['odd', 105],
    ['even', 105],
    ['any-triple', 6],
    ['triple:3', 1],
    ['double:3', 16],
    ['single:3', 91],
    ['domino:2-5', 30],
    ['three:136', 6],
    ['pair-single:221', 3],
    ['four:2356', 24],
  ])('%s lights on %i rolls', (lamp, expected) => {
    expect(ways(lamp)).toBe(expected);
  });

  test('the totals 3 to 18 light on as many rolls as everybody knows', () => {
    const known = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
    expect(known.map((_, index) => ways(`total:${index + 3}`))).toEqual(known);
  });
});
