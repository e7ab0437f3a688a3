import { expect, test } from 'vitest';
import { among, between, oneIn, pickWeighted, seededSource, shuffle } from './source.ts';

const always = (choice: number) => (bound: number) => Math.min(choice, bound - 1);

test('a seed gives the same choices for ever, and another stream gives others', () => {
  const twenty = (source: (bound: number) => number) =>
    Array.from({ length: 20 }, () => source(1000));
  expect(twenty(seededSource(5n))).toEqual(twenty(seededSource(5n)));
  expect(twenty(seededSource(5n))).not.toEqual(twenty(seededSource(6n)));
  expect(twenty(seededSource(5n))).not.toEqual(twenty(seededSource(5n, 1)));
});

test('a choice stays under its bound and reaches every number below it', () => {
  const source = seededSource(1n);
  const seen = new Set(Array.from({ length: 500 }, () => source(6)));
  expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('the simplest choice is the first item, the least number, and nothing unusual', () => {
  expect(among(always(0), ['a', 'b'])).toBe('a');
  expect(between(always(0), 3, 5)).toBe(3);
  expect(between(always(9), 3, 5)).toBe(5);
  expect(oneIn(always(0), 2)).toBe(false);
  expect(oneIn(always(1), 2)).toBe(true);
  expect(() => among(always(0), [])).toThrow('something to choose from');
});

test('weights say how many of all choices lead to an item', () => {
  const weightOf = (item: string) => ({ a: 2, b: 0, c: 3 })[item] ?? 0;
  const picked = [0, 1, 2, 3, 4].map((choice) =>
    pickWeighted(() => choice, ['a', 'b', 'c'], weightOf),
  );
  expect(picked).toEqual(['a', 'a', 'c', 'c', 'c']);
});

test('a shuffled list has the same items', () => {
  const items = Array.from({ length: 52 }, (_, index) => index);
  const other = shuffle(seededSource(2n), items);
  expect(other).not.toEqual(items);
  expect(other.toSorted((a, b) => a - b)).toEqual(items);
});
