import { describe, expect, test } from 'vitest';
import { assert, assertNever } from './result.ts';

describe('assert', () => {
  test('passes over what holds', () => {
    expect(() => assert(true, 'unused')).not.toThrow();
  });

  test('throws the message given', () => {
    expect(() => assert(false, 'Division by zero.')).toThrow(new Error('Division by zero.'));
  });

  test('narrows the type of what it asserted', () => {
    const value: string | null = JSON.parse('"kept"');
    assert(value !== null, 'The value is there.');
    expect(value.length).toBe(4);
  });
});

describe('assertNever', () => {
  // What the compiler rules out can still arrive from data, so each case is forced past it.
  const forced = (json: string): never => JSON.parse(json) as never;

  test('names the value that no branch expected', () => {
    expect(() => assertNever(forced('{"kind":"quadruple"}'))).toThrow(
      new Error('Unexpected value: {"kind":"quadruple"}'),
    );
  });

  test('names a bigint, which JSON cannot hold', () => {
    const half = { numerator: 1n, denominator: 2n } as never;
    expect(() => assertNever(half)).toThrow(
      new Error('Unexpected value: {"numerator":"1n","denominator":"2n"}'),
    );
  });

  test('lets a switch end only when every member has a branch', () => {
    type Side = { readonly kind: 'left' } | { readonly kind: 'right' };
    const forgetful = (side: Side): string => {
      switch (side.kind) {
        case 'left':
          return 'L';
        default:
          // @ts-expect-error 'right' has no branch, so it is not never.
          return assertNever(side);
      }
    };
    expect(forgetful({ kind: 'left' })).toBe('L');
  });
});
