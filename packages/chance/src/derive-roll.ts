import { assert } from '@baize/exact';
import { FACES, type Face, type Roll } from '@baize/three-dice';
import { type CloseHash, type NextByte, roundBytes, uniformBelow } from './round-bytes.ts';
import type { Seed } from './seed.ts';

/** The roll of a round. It cannot be known before the journal has closed the bets. */
export function deriveRoll(seed: Seed, closeHash: CloseHash): Roll {
  return virtualTumbler(seed)(closeHash);
}

/** `deriveRoll` for many rounds of one seed. */
export function virtualTumbler(seed: Seed): (closeHash: CloseHash) => Roll {
  const bytesOf = roundBytes(seed, 'baize/three-dice/1');
  return (closeHash) => {
    const nextByte = bytesOf(closeHash);
    return [nextFace(nextByte), nextFace(nextByte), nextFace(nextByte)];
  };
}

/** Bytes 0 to 251 give the faces 1 to 6 in turn, 42 bytes each; 252 to 255 are passed over. */
export function nextFace(nextByte: NextByte): Face {
  const face = FACES[uniformBelow(FACES.length, nextByte)];
  assert(face !== undefined, 'A choice among six is one of six.');
  return face;
}
