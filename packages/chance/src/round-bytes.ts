import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CloseHash } from './close-hash.ts';
import { HASH_BYTES } from './hex.ts';
import type { Seed } from './seed.ts';
import type { NextByte } from './uniform.ts';

/**
 * What the bytes are for. The text is part of the derivation, so that a roll and a deck of one
 * round are unrelated; a change of procedure is a new text, never a new meaning of an old one.
 */
export type Purpose = 'baize/three-dice/1' | 'baize/deck-52/1';

const COUNTER_BYTES = 4;

/**
 * The bytes of a round: HMAC-SHA-256(seed, close hash || purpose || counter) for counter 0, 1, 2,
 * ... as a 32-bit big-endian number. The hash comes first and the counter last, each of fixed
 * length, so no two messages can be confused.
 */
export function roundBytes(seed: Seed, purpose: Purpose): (closeHash: CloseHash) => NextByte {
  // The keyed state is computed once: half of the work where many rounds share a seed, as in tests.
  const keyed = hmac.create(sha256, hexToBytes(seed));
  const label = utf8ToBytes(purpose);
  return (closeHash) => {
    const message = new Uint8Array(HASH_BYTES + label.length + COUNTER_BYTES);
    message.set(hexToBytes(closeHash));
    message.set(label, HASH_BYTES);
    const counterField = new DataView(message.buffer, message.length - COUNTER_BYTES);
    let counter = 0;
    let block = keyed.clone().update(message).digest();
    let used = 0;
    return () => {
      if (used === block.length) {
        counter += 1;
        counterField.setUint32(0, counter);
        block = keyed.clone().update(message).digest();
        used = 0;
      }
      const byte = block[used] ?? 0;
      used += 1;
      return byte;
    };
  };
}
