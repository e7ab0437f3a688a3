import { err, ok, type Result } from '@baize/exact';
import type { Drawing } from '@baize/game';
import { derive } from './derive.ts';
import { type CloseHash, type HexProblem, parseCloseHash } from './round-bytes.ts';
import { commit, parseCommitment, parseSeed, type Seed } from './seed.ts';

/** What a round was bound by, and what a table says of it afterwards: text, as nobody has checked it yet. */
export interface RevealedSeed {
  readonly commitment: string;
  readonly seed: string;
  readonly closeHash: string;
}

/** The same, with the result the round had. */
export interface Reveal<Drawn> extends RevealedSeed {
  readonly outcome: Drawn;
}

/** In the order in which they are found; the first that applies is the one reported. */
export type RevealProblem<Drawn> =
  | SeedProblem
  | { readonly code: 'outcome-is-not-the-derived-one'; readonly derived: Drawn };

export type SeedProblem =
  | HexProblem
  | { readonly code: 'seed-is-not-the-committed-one'; readonly commitmentOfSeed: string };

/**
 * Whether a result is the one that seed and journal had to give by the drawing of its mechanic. What is drawn is plain
 * data, so two results are the same if they are written the same. Needs nothing but the reveal.
 */
export function verifyReveal<Drawn>(
  drawing: Drawing<Drawn>,
  reveal: Reveal<Drawn>,
): Result<Drawn, RevealProblem<Drawn>> {
  const verified = verifySeed(reveal);
  if (!verified.ok) return verified;
  const { seed, closeHash } = verified.value;
  const derived = derive(drawing, seed, closeHash);
  const { outcome } = reveal;
  return JSON.stringify(outcome) === JSON.stringify(derived)
    ? ok(outcome)
    : err({ code: 'outcome-is-not-the-derived-one', derived });
}

/** The seed a round was bound by, if it is: whatever is drawn, `derive` gives it from here on. */
export function verifySeed(
  revealed: RevealedSeed,
): Result<{ readonly seed: Seed; readonly closeHash: CloseHash }, SeedProblem> {
  const commitment = parseCommitment(revealed.commitment);
  if (!commitment.ok) return commitment;
  const seed = parseSeed(revealed.seed);
  if (!seed.ok) return seed;
  const closeHash = parseCloseHash(revealed.closeHash);
  if (!closeHash.ok) return closeHash;
  const commitmentOfSeed = commit(seed.value);
  return commitmentOfSeed === commitment.value
    ? ok({ seed: seed.value, closeHash: closeHash.value })
    : err({ code: 'seed-is-not-the-committed-one', commitmentOfSeed });
}
