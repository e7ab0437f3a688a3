import { ROLL_DRAWING, type Roll } from '@baize/three-dice';
import { deriving } from './derive.ts';
import type { CloseHash } from './round-bytes.ts';
import type { Seed } from './seed.ts';

/** The roll of a round. It cannot be known before the journal has closed the bets. */
export function deriveRoll(seed: Seed, closeHash: CloseHash): Roll {
  return virtualTumbler(seed)(closeHash);
}

/** `deriveRoll` for many rounds of one seed. */
export function virtualTumbler(seed: Seed): (closeHash: CloseHash) => Roll {
  return deriving(ROLL_DRAWING, seed);
}
