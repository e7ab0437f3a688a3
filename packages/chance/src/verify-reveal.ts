import { assertNever, err, ok, type Result } from '@baize/exact';
import type { Card } from '@baize/si-ki-pi';
import type { Roll } from '@baize/three-dice';
import { deriveDeck } from './derive-deck.ts';
import { deriveRoll } from './derive-roll.ts';
import { type CloseHash, type HexFault, parseCloseHash } from './round-bytes.ts';
import { commit, parseCommitment, parseSeed, type Seed } from './seed.ts';

/** What a round was bound by, and what a table says of it afterwards: text, as nobody has checked it yet. */
export interface RevealedSeed {
  readonly commitment: string;
  readonly seed: string;
  readonly closeHash: string;
}

/** The same, with a result of the virtual tumbler or shuffler. */
export interface Reveal extends RevealedSeed {
  readonly outcome: Outcome;
}

export type Outcome =
  | { readonly kind: 'roll'; readonly roll: Roll }
  | { readonly kind: 'deck'; readonly deck: readonly Card[] };

/** In the order in which they are found; the first that applies is the one reported. */
export type RevealFault =
  | SeedFault
  | { readonly code: 'outcome-is-not-the-derived-one'; readonly derived: Outcome };

export type SeedFault =
  | HexFault
  | { readonly code: 'seed-is-not-the-committed-one'; readonly commitmentOfSeed: string };

/** Whether a result is the one that seed and journal had to give. Needs nothing but the reveal. */
export function verifyReveal(reveal: Reveal): Result<Outcome, RevealFault> {
  const verified = verifySeed(reveal);
  if (!verified.ok) return verified;
  const { seed, closeHash } = verified.value;
  const { outcome } = reveal;
  switch (outcome.kind) {
    case 'roll': {
      const roll = deriveRoll(seed, closeHash);
      return outcome.roll.join() === roll.join()
        ? ok(outcome)
        : err({ code: 'outcome-is-not-the-derived-one', derived: { kind: 'roll', roll } });
    }
    case 'deck': {
      const deck = deriveDeck(seed, closeHash);
      return outcome.deck.join() === deck.join()
        ? ok(outcome)
        : err({ code: 'outcome-is-not-the-derived-one', derived: { kind: 'deck', deck } });
    }
    default:
      return assertNever(outcome);
  }
}

/** The seed a round was bound by, if it is: whatever is drawn, `derive` gives it from here on. */
export function verifySeed(
  revealed: RevealedSeed,
): Result<{ readonly seed: Seed; readonly closeHash: CloseHash }, SeedFault> {
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
