import { nextWord, xoshiroStream } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import {
  addCounts,
  CHUNK_ROUNDS,
  chunkCount,
  countRolls,
  noCounts,
  simulateChunk,
} from './roll-counts.ts';

describe('countRolls', () => {
  test('reads three base-216 digits of every word, least significant first', () => {
    for (const rounds of [1, 2, 3, 4, 5, 300]) {
      const state = xoshiroStream(99n, 0);
      const rolls: number[] = [];
      while (rolls.length < rounds) {
        const word = BigInt(nextWord(state));
        if (word >= 216n ** 3n * 426n) continue;
        rolls.push(...[word, word / 216n, word / 46656n].map((each) => Number(each % 216n)));
      }
      const expected = Array.from({ length: 216 }, () => 0);
      for (const roll of rolls.slice(0, rounds)) expected[roll] = (expected[roll] ?? 0) + 1;
      expect([...countRolls(xoshiroStream(99n, 0), rounds)]).toEqual(expected);
    }
  });

  test('a word in the last, incomplete stretch is not used', () => {
    // 426 is the largest whole number of stretches of 216 ** 3 below 2 ** 32.
    expect(216 ** 3 * 426).toBeLessThanOrEqual(2 ** 32);
    expect(216 ** 3 * 427).toBeGreaterThan(2 ** 32);
  });
});

describe('chunks', () => {
  test('cover the rounds exactly, the last one shorter', () => {
    expect([0, 1, CHUNK_ROUNDS, CHUNK_ROUNDS + 1].map(chunkCount)).toEqual([0, 1, 1, 2]);
    const rounds = CHUNK_ROUNDS + 5;
    const sizes = [0, 1].map((chunk) => sumOf(simulateChunk(3n, chunk, rounds)));
    expect(sizes).toEqual([CHUNK_ROUNDS, 5]);
    expect(() => simulateChunk(3n, 2, rounds)).toThrow('no chunk 2');
  });

  test('add up in any order to the same counts', () => {
    const chunks = [0, 1, 2].map((chunk) => countRolls(xoshiroStream(5n, chunk), 1000));
    const forwards = chunks.reduce(addCounts, noCounts());
    const backwards = chunks.toReversed().reduce(addCounts, noCounts());
    expect(forwards).toEqual(backwards);
    expect(sumOf(forwards)).toBe(3000);
  });
});

function sumOf(counts: ArrayLike<number>): number {
  return Array.from(counts).reduce((sum, count) => sum + count, 0);
}
