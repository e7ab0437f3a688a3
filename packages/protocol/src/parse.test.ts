import { expect, test } from 'vitest';
import { z } from 'zod';
import { parse } from './parse.ts';

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
