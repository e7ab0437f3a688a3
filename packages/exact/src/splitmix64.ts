const MASK = (1n << 64n) - 1n;
const GAMMA = 0x9e3779b97f4a7c15n;

/**
 * The output number `index` (from 0) of Vigna's SplitMix64 started from a seed. The generator only
 * counts and mixes, so any output can be had without those before it; different ones never collide.
 */
export function splitMix64(seed: bigint, index: bigint): bigint {
  let z = (seed + (index + 1n) * GAMMA) & MASK;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return z ^ (z >> 31n);
}
