import { nextWord, xoshiroStream } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import { countRolls } from './simulator.ts';

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
