import { ok, type Result } from '@baize/exact';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { HASH_BYTES, type HexProblem, parseHex32, uniformBelow } from './round-bytes.ts';

/** Fills the bytes with randomness nobody can predict or repeat. */
export type FillRandomly = (bytes: Uint8Array<ArrayBuffer>) => void;

/**
 * The only line of the platform that draws randomness. Node and browsers both answer from the
 * operating system's generator.
 */
const fillFromSystem: FillRandomly = (bytes) => {
  crypto.getRandomValues(bytes);
};

declare const seedBrand: unique symbol;

/** The secret of one round: 32 bytes in hex. Never shown, logged or sent before bets are closed. */
export type Seed = string & { readonly [seedBrand]: 'Seed' };

export function parseSeed(text: string): Result<Seed, HexProblem> {
  const parsed = parseHex32(text, 'A seed');
  return parsed.ok ? ok(parsed.value as Seed) : parsed;
}

declare const commitmentBrand: unique symbol;

/** What is published before bets open: it binds the seed and tells nothing about it. */
export type Commitment = string & { readonly [commitmentBrand]: 'Commitment' };

/** SHA-256 of the seed's 32 bytes, not of its hex text. */
export function commit(seed: Seed): Commitment {
  return bytesToHex(sha256(hexToBytes(seed))) as Commitment;
}

export function parseCommitment(text: string): Result<Commitment, HexProblem> {
  const parsed = parseHex32(text, 'A commitment');
  return parsed.ok ? ok(parsed.value as Commitment) : parsed;
}

/** A new seed of the operating system; a test may pass bytes of its own. */
export function drawSeed(fill: FillRandomly = fillFromSystem): Seed {
  const bytes = new Uint8Array(HASH_BYTES);
  fill(bytes);
  return bytesToHex(bytes) as Seed;
}

/**
 * A fair whole number from 0 up to, not including, a limit of at most 256. For practice, where
 * nothing is at stake and nothing is verified; results of rounds are derived from a seed.
 */
export function drawBelow(limit: number, fill: FillRandomly = fillFromSystem): number {
  const byte = new Uint8Array(1);
  return uniformBelow(limit, () => {
    fill(byte);
    return byte[0] ?? 0;
  });
}
