import { expect, test } from 'vitest';
import { differencesIn } from './difference.ts';

const between = (recorded: unknown, recomputed: unknown) =>
  differencesIn({ where: 'x', recorded, recomputed });

test('what is the same differs nowhere, whatever the order of its fields', () => {
  expect(between({ a: 1, b: [2, null] }, { b: [2, null], a: 1 })).toEqual([]);
  expect(between([], [])).toEqual([]);
  expect(between(null, null)).toEqual([]);
  expect(between(undefined, undefined)).toEqual([]);
});

test('a difference is named by the innermost place', () => {
  expect(between({ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] })).toEqual([
    { where: 'x.a[1].b', recorded: 2, recomputed: 3 },
  ]);
});

test('a list that is too short or too long differs in what is missing', () => {
  expect(between([1], [1, 2])).toEqual([{ where: 'x[1]', recorded: undefined, recomputed: 2 }]);
  expect(between([1, 2], [1])).toEqual([{ where: 'x[1]', recorded: 2, recomputed: undefined }]);
});

test('so does a field that only one of them has', () => {
  expect(between({ a: 1 }, {})).toEqual([{ where: 'x.a', recorded: 1, recomputed: undefined }]);
  expect(between({}, { a: 1 })).toEqual([{ where: 'x.a', recorded: undefined, recomputed: 1 }]);
});

test.each([
  [[], {}],
  [{}, []],
  [null, {}],
  [{}, null],
  [null, []],
  [[], null],
  ['1', 1],
  [0, null],
  [[1], 1],
  [{ a: 1 }, 1],
])('things of two kinds differ as a whole: %j and %j', (recorded, recomputed) => {
  expect(between(recorded, recomputed)).toEqual([{ where: 'x', recorded, recomputed }]);
});
