import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duplicateKeyIn } from './duplicate-key.ts';

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"bets":[{"bet":"small","stake":1},{"bet":"big","stake":2,"stake":3}]}', 'bets[1].stake'],
  ['{"a":{"b":1},"b":2,"c":{"d":[1,[2,{"e":0,"e":0}]]}}', 'c.d[1][1].e'],
  [String.raw`{"a\"":1,"x":"{\"a\":1,\"a\":2}","a\"":2}`, 'a"'],
  [String.raw`{"\u0061":1,"a":2}`, 'a'],
  ['[{"a":1},{"a":2}]', null],
  ['{"a":"a","b":["a","a","a"],"c":{"a":1}}', null],
  [String.raw`{"a":"\\","b":"\\\"a"}`, null],
  ['"a,a"', null],
  ['12', null],
  ['{}', null],
])('%s', (json, path) => {
  expect(duplicateKeyIn(json)).toBe(path);
});

test.each([
  [8, 'a.b.c.d.e.f.g.twice'],
  [9, '….b.c.d.e.f.g.h.twice'],
])('of a path of %i keys as much is told as a person reads', (depth, path) => {
  const outer = [...'abcdefgh'].slice(0, depth - 1);
  const json = outer.reduceRight((inner, key) => `{"${key}":${inner}}`, '{"twice":1,"twice":2}');
  expect(duplicateKeyIn(json)).toBe(path);
});

test('what JSON.stringify writes has no key twice', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(duplicateKeyIn(JSON.stringify(value))).toBeNull();
    }),
  );
});

test('a key repeated anywhere in an object is found under its path', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (key, one, other) => {
      const name = JSON.stringify(key);
      const json = `[{"x":[{${name}:${JSON.stringify(one)},${name}:${JSON.stringify(other)}}]}]`;
      expect(duplicateKeyIn(json)).toBe(`[0].x[0].${key}`);
    }),
  );
});
