import { add, multiply, type Rational, rational, subtract, sum } from '@baize/exact';
import { approximate } from '../../statistics/approximate.ts';
import { normalTwoSided } from '../../statistics/normal.ts';
import { leaveOut, normalFinding, type Outcome, tooFew } from '../finding.ts';
import { DECK_SIZE, type Deal, placeOf } from './deal.ts';

const PAIRS_MINIMUM = 50;

/** Whether cards of one deal turn up again in the next more or less often than chance has it. */
export function repeatTest(deals: readonly Deal[]): Outcome {
  const test = 'cards dealt again in the next deal';
  const pairs = deals.slice(1).length;
  if (pairs < PAIRS_MINIMUM) return tooFew(test, deals.length, PAIRS_MINIMUM + 1, 'deals');
  let repeats = 0;
  const means: Rational[] = [];
  const variances: Rational[] = [];
  for (const [i, deal] of deals.slice(1).entries()) {
    const before = new Set(deals[i]);
    repeats += deal.filter((card) => before.has(card)).length;
    const mean = rational(before.size * deal.length, DECK_SIZE);
    means.push(mean);
    // Hypergeometric: drawing `deal.length` cards of which `before.size` are marked.
    const rest = (DECK_SIZE - before.size) * (DECK_SIZE - deal.length);
    variances.push(multiply(mean, rational(rest, DECK_SIZE * (DECK_SIZE - 1))));
  }
  const variance = sum(variances);
  if (variance.numerator === 0n) return leaveOut(test, 'whole decks hold every card once.');
  const z = zOf(repeats, sum(means), variance);
  return normalFinding(test, pairs, z, normalTwoSided(z));
}

// For a random order of n cards, the neighbours kept from another order number (n - 1)/n on average;
// the second factorial moment is (n - 2)/n, as each of (n - 1)(n - 2) pairs has chance 1/(n(n - 1)).
const KEPT_MEAN = rational(DECK_SIZE - 1, DECK_SIZE);
const KEPT_VARIANCE = subtract(
  add(rational(DECK_SIZE - 2, DECK_SIZE), KEPT_MEAN),
  multiply(KEPT_MEAN, KEPT_MEAN),
);

/** Whether cards that lay together in one deck lie together in the next: a shuffle too short. */
export function neighbourTest(deals: readonly Deal[]): Outcome {
  const test = 'neighbours kept from deck to deck';
  const decks = deals.filter(({ length }) => length === DECK_SIZE);
  const pairs = Math.max(0, decks.length - 1);
  if (pairs < PAIRS_MINIMUM) return tooFew(test, decks.length, PAIRS_MINIMUM + 1, 'whole decks');
  let kept = 0;
  for (const [i, deck] of decks.slice(1).entries()) kept += neighboursKept(decks[i] ?? deck, deck);
  const count = rational(pairs);
  const z = zOf(kept, multiply(KEPT_MEAN, count), multiply(KEPT_VARIANCE, count));
  return normalFinding(test, pairs, z, normalTwoSided(z));
}

function neighboursKept(before: Deal, after: Deal): number {
  const next = new Array<number>(DECK_SIZE).fill(-1);
  for (const [i, card] of before.entries()) {
    const follower = before[i + 1];
    if (follower !== undefined) next[placeOf(card)] = placeOf(follower);
  }
  return after.filter((card, i) => {
    const previous = after[i - 1];
    return previous !== undefined && next[placeOf(previous)] === placeOf(card);
  }).length;
}

function zOf(observed: number, mean: Rational, variance: Rational): number {
  return approximate(subtract(rational(observed), mean)) / Math.sqrt(approximate(variance));
}
