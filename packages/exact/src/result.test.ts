import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { all, err, ok, type Result } from './result.ts';

describe('Result', () => {
  test('ok carries a value', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 });
  });

  test('err carries an error', () => {
    expect(err('closed')).toEqual({ ok: false, error: 'closed' });
  });

  test('a value cannot be read before asking whether there is one', () => {
    const result = ok(7) as Result<number, string>;
    // @ts-expect-error an error has no value.
    expect(result.value).toBe(7);
  });
});

describe('all', () => {
  test('of nothing is an empty list', () => {
    expect(all([])).toEqual(ok([]));
  });

  test('of values is every value, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (values) => {
        expect(all(values.map(ok))).toEqual(ok(values));
      }),
    );
  });

  test('stops at the first error, whatever follows', () => {
    const results: Result<number, string>[] = [ok(1), err('first'), ok(2), err('second')];
    expect(all(results)).toEqual(err('first'));
  });
});
