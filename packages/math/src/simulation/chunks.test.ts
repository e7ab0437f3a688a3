import { xoshiroStream } from '@baize/exact';
import { countRolls } from '@baize/three-dice/mathematics';
import { describe, expect, test } from 'vitest';
import { addCounts, CHUNK_ROUNDS, chunkCount, noCounts, simulateChunk } from './chunks.ts';

describe('chunks', () => {
  test('cover the rounds exactly, the last one shorter', () => {
    expect([0, 1, CHUNK_ROUNDS, CHUNK_ROUNDS + 1].map(chunkCount)).toEqual([0, 1, 1, 2]);
    const rounds = CHUNK_ROUNDS + 5;
    const sizes = [0, 1].map((chunk) => sumOf(simulateChunk(3n, chunk, rounds, countRolls)));
    expect(sizes).toEqual([CHUNK_ROUNDS, 5]);
    expect(() => simulateChunk(3n, 2, rounds, countRolls)).toThrow('no chunk 2');
  });

  test('add up in any order to the same counts', () => {
    const chunks = [0, 1, 2].map((chunk) => countRolls(xoshiroStream(5n, chunk), 1000));
    const forwards = chunks.reduce(addCounts, noCounts(216));
    const backwards = chunks.toReversed().reduce(addCounts, noCounts(216));
    expect(forwards).toEqual(backwards);
    expect(sumOf(forwards)).toBe(3000);
  });
});

function sumOf(counts: ArrayLike<number>): number {
  return Array.from(counts).reduce((sum, count) => sum + count, 0);
}
