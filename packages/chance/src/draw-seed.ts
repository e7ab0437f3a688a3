import { bytesToHex } from '@noble/hashes/utils.js';
import { HASH_BYTES } from './hex.ts';
import type { Seed } from './seed.ts';

/** Fills the bytes with randomness nobody can predict or repeat. */
export type FillRandomly = (bytes: Uint8Array<ArrayBuffer>) => void;

/**
 * The only line of the platform that draws randomness. Node and browsers both answer from the
 * operating system's generator; a test may pass bytes of its own.
 */
export function drawSeed(fill: FillRandomly = (bytes) => crypto.getRandomValues(bytes)): Seed {
  const bytes = new Uint8Array(HASH_BYTES);
  fill(bytes);
  return bytesToHex(bytes) as Seed;
}
