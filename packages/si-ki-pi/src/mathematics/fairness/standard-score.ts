import { type Rational, rational, subtract } from '@baize/exact';
import { approximate } from '@baize/math/fairness/kit';

/** Pairs of deals or decks from which on a sum over them is nearly normal. */
export const PAIRS_MINIMUM = 50;

/** By how many standard deviations a count lies off. */
export function standardScore(observed: number, mean: Rational, variance: Rational): number {
  return approximate(subtract(rational(observed), mean)) / Math.sqrt(approximate(variance));
}
