import { ok, type Result } from '@baize/exact';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type HexFault, parseHex32 } from './round-bytes.ts';
import type { Seed } from './seed.ts';

declare const commitmentBrand: unique symbol;

/** What is published before bets open: it binds the seed and tells nothing about it. */
export type Commitment = string & { readonly [commitmentBrand]: 'Commitment' };

/** SHA-256 of the seed's 32 bytes, not of its hex text. */
export function commit(seed: Seed): Commitment {
  return bytesToHex(sha256(hexToBytes(seed))) as Commitment;
}

export function parseCommitment(text: string): Result<Commitment, HexFault> {
  const parsed = parseHex32(text, 'A commitment');
  return parsed.ok ? ok(parsed.value as Commitment) : parsed;
}
