import { assert, err, ok, type Result } from '@baize/exact';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './seed.ts';

/** Seeds, commitments and journal hashes are all 32 bytes, written as 64 lower-case hex digits. */
export const HASH_BYTES = 32;

export interface HexProblem {
  readonly code: 'not-32-bytes-of-hex';
  readonly message: string;
}

/** One spelling only: two texts name the same bytes exactly if they are the same text. */
export function parseHex32(text: string, what: string): Result<string, HexProblem> {
  if (/^[0-9a-f]{64}$/.test(text)) return ok(text);
  return err({
    code: 'not-32-bytes-of-hex',
    message: `${what} is written as 64 hex digits, 0-9 and a-f in lower case.`,
  });
}

declare const closeHashBrand: unique symbol;

/** The hash of the journal row that closed the bets: every registered bet is behind it. */
export type CloseHash = string & { readonly [closeHashBrand]: 'CloseHash' };

export function parseCloseHash(text: string): Result<CloseHash, HexProblem> {
  const parsed = parseHex32(text, 'A journal hash');
  return parsed.ok ? ok(parsed.value as CloseHash) : parsed;
}

const COUNTER_BYTES = 4;

/**
 * The bytes of a round, for a purpose: a roll and a deck of one round are unrelated. HMAC-SHA-256(seed, close hash || purpose || counter) for counter 0, 1, 2,
 * ... as a 32-bit big-endian number. The hash comes first and the counter last, each of fixed
 * length, so no two messages can be confused.
 */
export function roundBytes(seed: Seed, purpose: string): (closeHash: CloseHash) => NextByte {
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

export type NextByte = () => number;

/**
 * How many of the 256 byte values are used for a choice among `choices`: the largest multiple of
 * it. Every choice then owns equally many byte values, so rejection leaves no bias at all.
 */
export function acceptedBytes(choices: number): number {
  assert(Number.isInteger(choices) && choices >= 1 && choices <= 256, `Not 1 to 256: ${choices}`);
  return 256 - (256 % choices);
}

/** A number from 0 to `choices` - 1, each exactly as likely as the others if the bytes are. */
export function uniformBelow(choices: number, nextByte: NextByte): number {
  const accepted = acceptedBytes(choices);
  let byte = nextByte();
  while (byte >= accepted) byte = nextByte();
  return byte % choices;
}
