export { derive } from './derive.ts';
export { deriveDeck, virtualShuffler } from './derive-deck.ts';
export { deriveRoll, virtualTumbler } from './derive-roll.ts';
export { type CloseHash, type HexFault, parseCloseHash } from './round-bytes.ts';
export {
  type Commitment,
  commit,
  drawBelow,
  drawSeed,
  type FillRandomly,
  parseCommitment,
  parseSeed,
  type Seed,
} from './seed.ts';
export {
  type Outcome,
  type Reveal,
  type RevealFault,
  verifyReveal,
  verifySeed,
} from './verify-reveal.ts';
