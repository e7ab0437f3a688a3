import type { Outcome } from './contributions.ts';
import type { Field } from './well-formed/shape.ts';

/** What decides a round, as data. */
export interface OutcomePart {
  readonly shape: Field;
  /** What can be read of one that is interrupted, part by part. */
  readonly readable: Field;
  /** Whether two readings are the same outcome. */
  isSame(one: Outcome, other: Outcome): boolean;
  /** `1-2-4`. */
  words(outcome: Outcome): string;
  /** `the dice show 1-2-4`; left out, the result is said to be what it is. */
  shows?(outcome: Outcome): string;
  /** What is said of one that somebody states; left out, it is called a result. */
  readonly stated?: StatedWords;
}

/** Refusals about an outcome that is stated, or ought to be, in sentences. */
export interface StatedWords {
  /** It was not said what there was: `Say what the dice showed.` */
  readonly showed: string;
  /** It was not said by what a round is to be settled. */
  readonly settles: string;
  /** By the one that was stated, bets would end otherwise that are settled already. */
  readonly contradicts: string;
}
