import { createHmac } from 'node:crypto';
import { closeHash, hex32, seed } from '@baize/testing/hex';
import { FACES, ROLL_DRAWING } from '@baize/three-dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derive, deriveFrom } from './derive.ts';
import { type CloseHash, uniformBelow } from './round-bytes.ts';
import type { Seed } from './seed.ts';

// Computed with Python's hmac module, by a script that shares nothing with this package.
test.each([
  [seed('00'.repeat(32)), closeHash('00'.repeat(32)), [5, 5, 4]],
  [
    seed('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'),
    closeHash('65b7a39030b19f04c95001dbae0f8ddce174dd0752ca9d66810921673c8cfd0c'),
    [1, 3, 4],
  ],
  [
    seed('ff'.repeat(32)),
    closeHash('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'),
    [3, 3, 4],
  ],
  // The first two bytes of this one are 252 and 253: both are passed over.
  [seed('00'.repeat(32)), closeHash((482).toString(16).padStart(64, '0')), [3, 1, 3]],
])('known answer %#', (key, hash, roll) => {
  expect(derive(ROLL_DRAWING, key, hash)).toEqual(roll);
});

test('an independent derivation by the platform library gives the same roll', () => {
  fc.assert(
    fc.property(hex32, hex32, (key, hash) => {
      const roll = derive(ROLL_DRAWING, seed(key), closeHash(hash));
      expect(roll).toEqual(rollByNode(key, hash));
    }),
  );
});

test('one tumbler used for many rounds gives what each round alone would give', () => {
  const key = seed('5a'.repeat(32));
  const tumble = deriveFrom(ROLL_DRAWING, key);
  const hashes = Array.from({ length: 200 }, (_, i) => closeHash(i.toString(16).padStart(64, '0')));
  expect(hashes.map(tumble)).toEqual(hashes.map((hash) => derive(ROLL_DRAWING, key, hash)));
});

test('the 256 byte values give each face 42 times and nothing four times', () => {
  const counts = new Map<number, number>();
  let passedOver = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    let calls = 0;
    const nextByte = () => {
      calls += 1;
      return calls === 1 ? byte : 0;
    };
    const [face] = ROLL_DRAWING.draw((choices) => uniformBelow(choices, nextByte));
    if (calls > 3) passedOver += 1;
    else counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  expect(FACES.map((face) => counts.get(face))).toEqual([42, 42, 42, 42, 42, 42]);
  expect(passedOver).toBe(4);
});

test('a seed is no journal hash and the other way round', () => {
  const key: Seed = seed('01'.repeat(32));
  const hash: CloseHash = closeHash('02'.repeat(32));
  // @ts-expect-error The two are both 64 hex digits; swapping them must not compile.
  expect(derive(ROLL_DRAWING, hash, key)).not.toEqual(derive(ROLL_DRAWING, key, hash));
});

function rollByNode(key: string, hash: string): readonly number[] {
  const faces: number[] = [];
  for (let counter = 0; faces.length < 3; counter += 1) {
    const block = createHmac('sha256', Buffer.from(key, 'hex'))
      .update(Buffer.from(hash, 'hex'))
      .update('baize/three-dice/1')
      .update(Buffer.from(counter.toString(16).padStart(8, '0'), 'hex'))
      .digest();
    faces.push(...[...block].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1));
  }
  return faces.slice(0, 3);
}
