import { bytesToHex } from '@noble/hashes/utils.js';
import { HASH_BYTES } from './round-bytes.ts';
import type { Seed } from './seed.ts';
import { type FillRandomly, fillFromSystem } from './system-randomness.ts';

/** A new seed of the operating system; a test may pass bytes of its own. */
export function drawSeed(fill: FillRandomly = fillFromSystem): Seed {
  const bytes = new Uint8Array(HASH_BYTES);
  fill(bytes);
  return bytesToHex(bytes) as Seed;
}
