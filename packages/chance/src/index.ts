export { type Commitment, commit, parseCommitment } from './commitment.ts';
export { deriveDeck, virtualShuffler } from './derive-deck.ts';
export { deriveRoll, virtualTumbler } from './derive-roll.ts';
export { drawBelow } from './draw-below.ts';
export { drawSeed } from './draw-seed.ts';
export { type CloseHash, type HexFault, parseCloseHash } from './round-bytes.ts';
export { parseSeed, type Seed } from './seed.ts';
export type { FillRandomly } from './system-randomness.ts';
export { type Outcome, type Reveal, type RevealFault, verifyReveal } from './verify-reveal.ts';
