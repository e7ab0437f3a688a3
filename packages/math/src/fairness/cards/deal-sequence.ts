import { multiply, type Rational, rational, sum } from '@baize/exact';
import { chiSquareResult } from '../../statistics/goodness-of-fit.ts';
import { normalTwoSided } from '../../statistics/normal.ts';
import { longestRunTest, replayTest } from '../enumerated/repetition.ts';
import { chiSquareFinding, leftOut, normalFinding, type Outcome, tooFew } from '../finding.ts';
import { LAGS } from '../tally/lag-matches.ts';
import { RECORDED_IN_ORDER } from './card-counts.ts';
import type { CardTally } from './card-tally.ts';
import { DECK_SIZE } from './deck.ts';
import { PAIRS_MINIMUM, standardScore } from './standard-score.ts';

const LAG_DEALS_MINIMUM = 300;

/** Whether cards of one deal turn up again in the next more or less often than chance has it. */
export function repeatTest(tally: CardTally): Outcome {
  const test = 'cards dealt again in the next deal';
  const pairs = Math.max(0, tally.deals() - 1);
  if (pairs < PAIRS_MINIMUM) return tooFew(test, tally.deals(), PAIRS_MINIMUM + 1, 'deals');
  const means: Rational[] = [];
  const variances: Rational[] = [];
  for (const [cell, times] of tally.sizes.entries()) {
    if (times === 0) continue;
    const [before, after] = [Math.floor(cell / (DECK_SIZE + 1)), cell % (DECK_SIZE + 1)];
    const mean = multiply(rational(times), rational(before * after, DECK_SIZE));
    means.push(mean);
    // Hypergeometric: drawing `after` cards of which `before` are marked.
    const rest = (DECK_SIZE - before) * (DECK_SIZE - after);
    variances.push(multiply(mean, rational(rest, DECK_SIZE * (DECK_SIZE - 1))));
  }
  const variance = sum(variances);
  if (variance.numerator === 0n) return leftOut(test, 'whole decks hold every card once.');
  const z = standardScore(tally.repeats(), sum(means), variance);
  return normalFinding(test, pairs, z, normalTwoSided(z));
}

/** Whether the first card is that of one to twelve deals before too often or too rarely. */
export function firstCardLagTest(tally: CardTally): Outcome {
  const test = `first cards of 1 to ${LAGS} deals before`;
  if (tally.isSorted()) return leftOut(test, RECORDED_IN_ORDER);
  if (tally.deals() < LAG_DEALS_MINIMUM)
    return tooFew(test, tally.deals(), LAG_DEALS_MINIMUM, 'deals');
  const chance = 1 / DECK_SIZE;
  let statistic = 0;
  for (let lag = 1; lag <= LAGS; lag += 1) {
    const compared = tally.lags.compared(lag);
    const deviation = (tally.lags.matches()[lag - 1] ?? 0) - compared * chance;
    statistic += deviation ** 2 / (compared * chance * (1 - chance));
  }
  return chiSquareFinding(test, tally.deals(), chiSquareResult(statistic, LAGS, 0));
}

/** Whether the same card stays on top, or deals come again in the same order. */
export function repetitionTests(tally: CardTally): readonly Outcome[] {
  const words = { many: 'deals' };
  const runs = 'longest run of one first card';
  return [
    tally.isSorted()
      ? leftOut(runs, RECORDED_IN_ORDER)
      : longestRunTest(runs, tally.firstRuns, tally.deals(), words),
    tally.isSorted()
      ? leftOut('longest stretch of deals that came again', RECORDED_IN_ORDER)
      : replayTest(tally.replays, tally.deals(), words),
  ];
}
