import { describe, expect, test } from 'vitest';
import { amount, amountOrNone, box, count, holding, time } from './field-shapes.ts';
import {
  anything,
  fields,
  flag,
  isObject,
  listOf,
  name,
  nullable,
  oneOf,
  optional,
  recordOf,
  type Shape,
  text,
  textMatching,
  wholeNumber,
} from './shape.ts';

/** What a shape says of a value in the field `f`, or null. */
const said = (shape: Shape, value: unknown) => shape(value, 'f')?.message ?? null;

describe('single values', () => {
  test.each<[string, Shape, readonly unknown[], readonly unknown[]]>([
    ['a text', text, ['', 'a'], [7, null, {}]],
    ['a name', name, ['a', ' a '], ['', '  ', 7]],
    ['true or false', flag, [true, false], [0, 1, 'true', null]],
    ['one of a, b', oneOf(['a', 'b']), ['a', 'b'], ['c', 'A', 0, null]],
    ['two digits', textMatching(/^\d\d$/, 'two digits'), ['12'], ['1', '123', 12]],
    ['3 to 5', wholeNumber(3, 5, '3 to 5'), [3, 4, 5], [2, 6, 3.5, '4', Number.NaN]],
    ['0 or 1', wholeNumber(0, 1, '0 or 1'), [0, 1], [-0, -1, 2]],
  ])('%s', (what, shape, right, wrong) => {
    for (const value of right) expect(said(shape, value)).toBeNull();
    for (const value of wrong) expect(said(shape, value)).toBe(`f must be ${what}.`);
    expect(said(shape, undefined)).toBe(`f is missing; it must be ${what}.`);
  });

  test('anything is anything', () => {
    for (const value of [undefined, null, 0, '', {}]) expect(said(anything, value)).toBeNull();
  });

  test.each<[string, Shape, number, number]>([
    ['money that is staked or sold', amount, 1, 1_000_000_000_000],
    ['money that somebody has', holding, 1, Number.MAX_SAFE_INTEGER],
    ['money that may be none', amountOrNone, 0, Number.MAX_SAFE_INTEGER],
    ['a count', count, 0, 1_000_000],
    ['a time', time, 0, Number.MAX_SAFE_INTEGER],
    ['a box', box, 1, 1000],
  ])('%s has its borders', (_, shape, least, most) => {
    expect([least - 1, least, most, most + 1].map((value) => shape(value, 'f') === null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('optional may be missing and not null, nullable the reverse', () => {
    expect(said(optional(flag), undefined)).toBeNull();
    expect(said(optional(flag), null)).toBe('f must be true or false.');
    expect(said(nullable(flag), null)).toBeNull();
    expect(said(nullable(flag), undefined)).toBe('f is missing; it must be true or false.');
  });
});

describe('a list', () => {
  test('has entries of one shape, and the first wrong one is named', () => {
    expect(listOf(flag)([], 'f')).toBeNull();
    expect(listOf(flag)([true, false], 'f')).toBeNull();
    expect(listOf(flag)([true, 1, 2], 'f')).toEqual({
      field: 'f[1]',
      message: 'f[1] must be true or false.',
    });
    expect(said(listOf(flag), { 0: true, length: 1 })).toBe('f must be a list.');
  });

  test('may have to have a length', () => {
    expect(said(listOf(flag, 2), [true, true])).toBeNull();
    expect(said(listOf(flag, 2), [true])).toBe('f has 1 entries; it needs 2.');
    expect(said(listOf(flag, 0), [])).toBeNull();
    expect(said(listOf(flag, 0), [true])).toBe('f has 1 entries; it needs 0.');
  });
});

describe('an object', () => {
  const pair = fields({ left: flag, right: optional(flag) });

  test('is neither a list nor null', () => {
    expect([{}, [], null, undefined, 'a', () => ({})].map((value) => isObject(value))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    for (const value of [[], null, 7]) {
      expect(said(pair, value)).toBe('f must be an object.');
      expect(said(recordOf(flag), value)).toBe('f must be an object.');
    }
  });

  test('has exactly its fields, in any order; what may be missing may', () => {
    for (const value of [{ left: true }, { left: true, right: false }, { right: true, left: true }])
      expect(pair(value, '')).toBeNull();
    expect(pair({ left: true, right: undefined }, '')).toBeNull();
  });

  test('names the first field that is wrong or missing, in the order of the shape', () => {
    expect(pair({ right: 7 }, '')).toEqual({
      field: 'left',
      message: 'left is missing; it must be true or false.',
    });
    expect(pair({ right: 7, left: true }, 'f')).toEqual({
      field: 'f.right',
      message: 'f.right must be true or false.',
    });
  });

  test('names a field that nothing reads, after the others', () => {
    expect(pair({ left: true, middle: 1 }, 'f')).toEqual({
      field: 'f.middle',
      message: 'Nothing reads the field f.middle.',
    });
    expect(pair({ left: true, right: true, middle: 1 }, '')?.field).toBe('middle');
    expect(pair({ left: 1, middle: 1 }, '')?.field).toBe('left');
    expect(pair({ left: true, toString: 1 }, '')?.field).toBe('toString');
  });

  test('with names of its own has values of one shape', () => {
    expect(recordOf(flag)({}, 'f')).toBeNull();
    expect(recordOf(flag)({ a: true, b: false }, 'f')).toBeNull();
    expect(recordOf(flag)({ a: true, b: 1, c: 2 }, 'f')).toEqual({
      field: 'f.b',
      message: 'f.b must be true or false.',
    });
  });
});
