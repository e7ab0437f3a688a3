import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedBytes, type NextByte, uniformBelow } from './round-bytes.ts';

const ALL_BYTES = Array.from({ length: 256 }, (_, byte) => byte);

function bytes(...values: readonly number[]): NextByte {
  const rest = [...values];
  return () => {
    const byte = rest.shift();
    if (byte === undefined) throw new Error('No byte left.');
    return byte;
  };
}

describe('a choice by one byte', () => {
  test('for six faces 252 byte values are used, 42 for each face, and four are passed over', () => {
    expect(acceptedBytes(6)).toBe(252);
    const owners = ALL_BYTES.slice(0, 252).map((byte) => uniformBelow(6, bytes(byte)));
    for (const face of [0, 1, 2, 3, 4, 5]) {
      expect(owners.filter((owner) => owner === face)).toHaveLength(42);
    }
    for (const byte of [252, 253, 254, 255]) {
      expect(() => uniformBelow(6, bytes(byte))).toThrow('No byte left');
      expect(uniformBelow(6, bytes(byte, 7))).toBe(1);
    }
  });

  test('for every number of choices each owns equally many of all 256 byte values', () => {
    for (let choices = 1; choices <= 256; choices += 1) {
      const owned = new Map<number, number>();
      let passedOver = 0;
      for (const byte of ALL_BYTES) {
        try {
          const choice = uniformBelow(choices, bytes(byte));
          owned.set(choice, (owned.get(choice) ?? 0) + 1);
        } catch {
          passedOver += 1;
        }
      }
      expect([...owned.keys()].sort((a, b) => a - b)).toEqual(ALL_BYTES.slice(0, choices));
      expect(new Set(owned.values()).size).toBe(1);
      // Fewer bytes are passed over than there are choices, so no choice could own one more.
      expect(passedOver).toBeLessThan(choices);
    }
  });

  test('passes over any number of bytes in a row', () => {
    fc.assert(
      fc.property(fc.nat({ max: 500 }), fc.integer({ min: 0, max: 251 }), (rejected, byte) => {
        const stream = bytes(...Array.from({ length: rejected }, () => 255), byte);
        expect(uniformBelow(6, stream)).toBe(byte % 6);
      }),
    );
  });

  test.each([0, 257, 1.5, Number.NaN])('%d choices cannot be made by a byte', (choices) => {
    expect(() => uniformBelow(choices, bytes(0))).toThrow('Not 1 to 256');
  });
});
