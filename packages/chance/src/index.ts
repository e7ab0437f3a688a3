export { derive, deriveFrom as deriving } from './derive.ts';
export { type CloseHash, type HexProblem, parseCloseHash } from './round-bytes.ts';
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
export { type Reveal, type RevealProblem, verifyReveal, verifySeed } from './verify-reveal.ts';
