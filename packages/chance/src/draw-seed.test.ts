import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commit, drawSeed, parseSeed } from './seed.ts';

test('a seed is the 32 bytes the generator gives, in hex', () => {
  const drawn = drawSeed((bytes) => bytes.set(bytes.map((_, i) => 255 - i)));
  expect(drawn).toBe('fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0efeeedecebeae9e8e7e6e5e4e3e2e1e0');
});

test('seeds of the operating system are seeds, and no two of a thousand are the same', () => {
  const seeds = Array.from({ length: 1000 }, () => drawSeed());
  expect(new Set(seeds).size).toBe(1000);
  expect(seeds.every((drawn) => parseSeed(drawn).ok)).toBe(true);
});

test('the commitment is the SHA-256 of the bytes', () => {
  const drawn = drawSeed();
  const digest = createHash('sha256').update(Buffer.from(drawn, 'hex')).digest('hex');
  expect(commit(drawn)).toBe(digest);
});
