import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BROKEN_TEXT, brokenText, parse, parseJson } from './parse.ts';

const schema = z.strictObject({ a: z.array(z.strictObject({ b: z.int() })) });

test('what fits is given back', () => {
  expect(parse(schema, { a: [{ b: 1 }] })).toEqual({ ok: true, value: { a: [{ b: 1 }] } });
});

test('the first thing that is wrong is named by where it stands', () => {
  const fieldOf = (value: unknown) => {
    const parsed = parse(schema, value);
    return parsed.ok ? null : parsed.error.field;
  };
  expect(fieldOf({ a: [{ b: 1 }, { b: 'x' }] })).toBe('a[1].b');
  expect(fieldOf({ a: {} })).toBe('a');
  expect(fieldOf('a')).toBe('');
  expect(fieldOf({ a: [], c: 1 })).toBe('');
});

test.each([
  ['{"a":[{"b":1,"b":2}]}', 'a[0].b'],
  [`{"${'x'.repeat(500)}":1,"${'x'.repeat(500)}":2}`, 'x'.repeat(100)],
  ['{"a":1', ''],
])('a field that stands twice is named, and what is no JSON has none: %s', (text, field) => {
  expect(parseJson(text)).toMatchObject({ ok: false, error: { field } });
});

test('JSON in which every field stands once is read', () => {
  expect(parseJson('{"a":[1],"b":{"a":null}}')).toEqual({
    ok: true,
    value: { a: [1], b: { a: null } },
  });
});

describe('text that no database can keep', () => {
  const words = z.strictObject({
    name: z.string(),
    notes: z.array(z.record(z.string(), z.json())),
  });
  const fieldOf = (value: unknown) => {
    const parsed = parse(words, value);
    return parsed.ok ? null : `${parsed.error.field}: ${parsed.error.message}`;
  };

  test.each([
    ['a NUL', { name: 'a\0b', notes: [] }, 'name'],
    ['the first half of a pair', { name: 'Mal\ud800', notes: [] }, 'name'],
    ['the second half of a pair', { name: '\udc00', notes: [] }, 'name'],
    ['deep inside', { name: 'a', notes: [{ b: 1 }, { c: ['d', 'e\0'] }] }, 'notes[1].c[1]'],
    ['a name of a field', { name: 'a', notes: [{ 'b\0': 1 }] }, 'notes[0]'],
  ])('%s is refused where it stands', (_name, value, field) => {
    expect(fieldOf(value)).toBe(`${field}: ${BROKEN_TEXT}`);
  });

  test('every other character is taken, pairs among them', () => {
    expect(fieldOf({ name: '\u{1f3b2} \u9ab0 \u0001\n', notes: [] })).toBeNull();
  });

  test('no depth is too deep', () => {
    const deep = Array.from({ length: 30_000 }).reduce<unknown>((inner) => [inner], 'x\0');
    expect(brokenText(deep)).toHaveLength(30_000);
  });
});
