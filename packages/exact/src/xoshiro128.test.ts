import { describe, expect, test } from 'vitest';
import { splitMix64 } from './splitmix64.ts';
import { nextWord, xoshiroState, xoshiroStream } from './xoshiro128.ts';

describe('splitMix64', () => {
  test('gives the outputs of the reference implementation from the seed 1234567', () => {
    const outputs = [0n, 1n, 2n, 3n, 4n].map((index) => splitMix64(1234567n, index));
    expect(outputs).toEqual([
      6457827717110365317n,
      3203168211198807973n,
      9817491932198370423n,
      4593380528125082431n,
      16408922859458223821n,
    ]);
  });

  test('and from the seed 0', () => {
    expect([0n, 1n, 2n].map((index) => splitMix64(0n, index))).toEqual([
      0xe220a8397b1dcdafn,
      0x6e789e6aa1b965f4n,
      0x06c45d188009454fn,
    ]);
  });
});

describe('xoshiro128++', () => {
  test('gives the outputs of the reference implementation from the state 1 2 3 4', () => {
    const state = xoshiroState([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, () => nextWord(state))).toEqual([
      641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295,
      495546011, 621204420,
    ]);
  });

  test('the output after 102,400 others is the one PHP’s tests expect', () => {
    const state = xoshiroState([1, 2, 3, 4]);
    for (let index = 0; index < 102_400; index += 1) nextWord(state);
    // Their text fa3c872c is written lowest byte first.
    expect(nextWord(state)).toBe(0x2c873cfa);
  });

  test('a stream starts from two outputs of SplitMix64, low words first', () => {
    // The seed 0 and stream 0: what the rand crate of Rust documents for seed_from_u64(0).
    const state = xoshiroStream(0n, 0);
    expect(Array.from({ length: 10 }, () => nextWord(state))).toEqual([
      1179900579, 1938959192, 3089844957, 3657088315, 1015453891, 479942911, 3433842246, 669252886,
      3985671746, 2737205563,
    ]);
  });

  test('streams of a seed differ, and each is always the same', () => {
    const firsts = Array.from({ length: 100 }, (_, stream) => nextWord(xoshiroStream(7n, stream)));
    expect(new Set(firsts).size).toBe(100);
    expect(nextWord(xoshiroStream(7n, 42))).toBe(firsts[42]);
  });
});
