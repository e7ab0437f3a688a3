import type { DrawnPart } from '../../mechanics/screen-mechanic.ts';
import type { Revealed } from '../terminal-state.ts';

/** What this browser computes of a virtual result, beside what was said of it. */
export interface DrawnAgain {
  /** SHA-256 of the seed. */
  readonly hash: string;
  /** What follows from the seed, in characters. */
  readonly result: string;
  readonly isCommitted: boolean;
  readonly isSameResult: boolean;
}

/**
 * Computes hash and result again, in the browser itself and by nobody's code but its own cryptography and what
 * the mechanic says its choices mean: bytes of HMAC-SHA-256, keyed with the seed, over the hash of the closing row. Null
 * where the browser offers no cryptography, as on a page that did not come over a secure line.
 */
export async function drawAgain(revealed: Revealed, part: DrawnPart): Promise<DrawnAgain | null> {
  if (!globalThis.crypto?.subtle) return null;
  const seed = bytesOf(revealed.seed);
  const hash = hexOf(await crypto.subtle.digest('SHA-256', seed));
  const drawn = await drawnFrom(seed, bytesOf(revealed.closeHash), part);
  const said = part.resultIn(revealed.fact);
  return {
    hash,
    result: part.resultText(drawn),
    isCommitted: hash === revealed.commitment,
    isSameResult: said !== null && part.resultText(said) === part.resultText(drawn),
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

async function drawnFrom(seed: Bytes, closeHash: Bytes, part: DrawnPart): Promise<unknown> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', seed, algorithm, false, ['sign']);
  const bytes: number[] = [];
  for (let counter = 0; ; counter += 1) {
    const message = new Uint8Array([
      ...closeHash,
      ...new TextEncoder().encode(part.purpose),
      ...[24, 16, 8, 0].map((shift) => (counter >>> shift) & 255),
    ]);
    bytes.push(...new Uint8Array(await crypto.subtle.sign('HMAC', key, message)));
    const drawn = drawWith(bytes, part);
    if (drawn !== SHORT) return drawn;
  }
}

/** The bytes are used up before everything is chosen; it is drawn again from the first, with more of them. */
const SHORT = Symbol('short of bytes');

function drawWith(bytes: readonly number[], { draw }: DrawnPart): unknown {
  let used = 0;
  const below = (choices: number): number => {
    // The largest multiple of the choices in a byte: what is above it would favour some of them.
    const accepted = 256 - (256 % choices);
    for (;;) {
      const byte = bytes[used];
      if (byte === undefined) throw SHORT;
      used += 1;
      if (byte < accepted) return byte % choices;
    }
  };
  try {
    return draw(below);
  } catch (error) {
    if (error === SHORT) return SHORT;
    throw error;
  }
}

function bytesOf(hex: string): Bytes {
  const pairs = hex.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => Number.parseInt(pair, 16)));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
