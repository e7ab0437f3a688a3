import { add, multiply, rational, subtract } from '@baize/exact';
import {
  type ChiSquareResult,
  chiSquareFinding,
  chiSquareResult,
  normalFinding,
  normalTwoSided,
  type Outcome,
  tooFew,
} from '@baize/math/fairness/kit';
import type { CardTally } from './card-tally.ts';
import { DECK_SIZE } from './deck.ts';
import { PAIRS_MINIMUM, standardScore } from './standard-score.ts';

const DECKS_MINIMUM = 5 * DECK_SIZE;

/** Whether every card lies at every place of the deck equally often. */
export function positionTest(tally: CardTally): Outcome {
  const test = 'cards by place in the deck';
  const decks = tally.decks();
  if (decks < DECKS_MINIMUM) return tooFew(test, decks, DECKS_MINIMUM, 'whole decks');
  return chiSquareFinding(test, decks, positionResult(tally.places, decks));
}

/**
 * A deck fills one cell in every row and every column of the table, so rows and columns are fixed:
 * 51 x 51 degrees of freedom, and deviations spread 52/51 times as wide as free counts would.
 */
export function positionResult(counts: ArrayLike<number>, decks: number): ChiSquareResult {
  const expected = decks / DECK_SIZE;
  let pearson = 0;
  for (let i = 0; i < counts.length; i += 1)
    pearson += ((counts[i] ?? 0) - expected) ** 2 / expected;
  const statistic = (pearson * (DECK_SIZE - 1)) / DECK_SIZE;
  return chiSquareResult(statistic, (DECK_SIZE - 1) ** 2, 0);
}

// For a random order of n cards, the neighbours kept from another order number (n - 1)/n on average;
// the second factorial moment is (n - 2)/n, as each of (n - 1)(n - 2) pairs has chance 1/(n(n - 1)).
const KEPT_MEAN = rational(DECK_SIZE - 1, DECK_SIZE);
const KEPT_VARIANCE = subtract(
  add(rational(DECK_SIZE - 2, DECK_SIZE), KEPT_MEAN),
  multiply(KEPT_MEAN, KEPT_MEAN),
);

/** Whether cards that lay together in one deck lie together in the next: a shuffle too short. */
export function neighbourTest(tally: CardTally): Outcome {
  const test = 'neighbours kept from deck to deck';
  const pairs = Math.max(0, tally.decks() - 1);
  if (pairs < PAIRS_MINIMUM) return tooFew(test, tally.decks(), PAIRS_MINIMUM + 1, 'whole decks');
  const count = rational(pairs);
  const z = standardScore(tally.kept(), multiply(KEPT_MEAN, count), multiply(KEPT_VARIANCE, count));
  return normalFinding(test, pairs, z, normalTwoSided(z));
}
