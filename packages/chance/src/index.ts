export { derive, deriving } from './derive.ts';
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
export { type Reveal, type RevealFault, verifyReveal, verifySeed } from './verify-reveal.ts';
