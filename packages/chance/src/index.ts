export { type CloseHash, parseCloseHash } from './close-hash.ts';
export { type Commitment, commit, parseCommitment } from './commitment.ts';
export { deriveDeck, virtualShuffler } from './derive-deck.ts';
export { deriveRoll, virtualTumbler } from './derive-roll.ts';
export { drawSeed, type FillRandomly } from './draw-seed.ts';
export type { HexFault } from './hex.ts';
export { parseSeed, type Seed } from './seed.ts';
export { type Outcome, type Reveal, type RevealFault, verifyReveal } from './verify-reveal.ts';
