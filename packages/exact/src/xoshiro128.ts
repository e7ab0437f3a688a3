import { splitMix64 } from './splitmix64.ts';

/** The 128 bits of a generator, as four words that are always there. */
export type XoshiroState = Int32Array & { 0: number; 1: number; 2: number; 3: number };

export function xoshiroState(words: readonly [number, number, number, number]): XoshiroState {
  return Int32Array.from(words) as XoshiroState;
}

/**
 * The generator of stream number `stream` of a seed: two consecutive outputs of SplitMix64. Streams
 * can therefore be made in any order, by any number of workers, and are always the same.
 */
export function xoshiroStream(seed: bigint, stream: number): XoshiroState {
  const first = splitMix64(seed, 2n * BigInt(stream));
  const second = splitMix64(seed, 2n * BigInt(stream) + 1n);
  return xoshiroState([lowWord(first), highWord(first), lowWord(second), highWord(second)]);
}

/**
 * Blackman and Vigna's xoshiro128++: the next 32 bits, as a whole number from 0 to 2 ** 32 - 1. It is
 * for simulation, where speed and repeatability matter; nothing on a floor is ever decided by it.
 */
export function nextWord(state: XoshiroState): number {
  const s0 = state[0];
  const s1 = state[1];
  const s2 = state[2] ^ s0;
  const s3 = state[3] ^ s1;
  const sum = (s0 + state[3]) | 0;
  state[0] = s0 ^ s3;
  state[1] = s1 ^ s2;
  state[2] = s2 ^ (s1 << 9);
  state[3] = (s3 << 11) | (s3 >>> 21);
  return (((sum << 7) | (sum >>> 25)) + s0) >>> 0;
}

function lowWord(value: bigint): number {
  return Number(BigInt.asIntN(32, value));
}

function highWord(value: bigint): number {
  return Number(BigInt.asIntN(32, value >> 32n));
}
