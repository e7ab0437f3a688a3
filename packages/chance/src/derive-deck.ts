import { type Card, DECK_DRAWING } from '@baize/si-ki-pi';
import { deriving } from './derive.ts';
import type { CloseHash } from './round-bytes.ts';
import type { Seed } from './seed.ts';

/** The order of the 52 cards of a round, top card first. */
export function deriveDeck(seed: Seed, closeHash: CloseHash): readonly Card[] {
  return virtualShuffler(seed)(closeHash);
}

/** `deriveDeck` for many rounds of one seed. */
export function virtualShuffler(seed: Seed): (closeHash: CloseHash) => readonly Card[] {
  return deriving(DECK_DRAWING, seed);
}
