import { assertNever, err, ok, type Result } from '@baize/exact';
import type { Card } from '@baize/si-ki-pi';
import type { Roll } from '@baize/three-dice';
import { deriveDeck } from './derive-deck.ts';
import { deriveRoll } from './derive-roll.ts';
import { type HexFault, parseCloseHash } from './round-bytes.ts';
import { commit, parseCommitment, parseSeed } from './seed.ts';

/** What a table says about one round after the result: text, as nobody has checked it yet. */
export interface Reveal {
  readonly commitment: string;
  readonly seed: string;
  readonly closeHash: string;
  readonly outcome: Outcome;
}

export type Outcome =
  | { readonly kind: 'roll'; readonly roll: Roll }
  | { readonly kind: 'deck'; readonly deck: readonly Card[] };

/** In the order in which they are found; the first that applies is the one reported. */
export type RevealFault =
  | HexFault
  | { readonly code: 'seed-is-not-the-committed-one'; readonly commitmentOfSeed: string }
  | { readonly code: 'outcome-is-not-the-derived-one'; readonly derived: Outcome };

/** Whether a result is the one that seed and journal had to give. Needs nothing but the reveal. */
export function verifyReveal(reveal: Reveal): Result<Outcome, RevealFault> {
  const commitment = parseCommitment(reveal.commitment);
  if (!commitment.ok) return commitment;
  const seed = parseSeed(reveal.seed);
  if (!seed.ok) return seed;
  const closeHash = parseCloseHash(reveal.closeHash);
  if (!closeHash.ok) return closeHash;

  const commitmentOfSeed = commit(seed.value);
  if (commitmentOfSeed !== commitment.value) {
    return err({ code: 'seed-is-not-the-committed-one', commitmentOfSeed });
  }
  const { outcome } = reveal;
  switch (outcome.kind) {
    case 'roll': {
      const roll = deriveRoll(seed.value, closeHash.value);
      return outcome.roll.join() === roll.join()
        ? ok(outcome)
        : err({ code: 'outcome-is-not-the-derived-one', derived: { kind: 'roll', roll } });
    }
    case 'deck': {
      const deck = deriveDeck(seed.value, closeHash.value);
      return outcome.deck.join() === deck.join()
        ? ok(outcome)
        : err({ code: 'outcome-is-not-the-derived-one', derived: { kind: 'deck', deck } });
    }
    default:
      return assertNever(outcome);
  }
}
