import {
  aspectEvidence,
  aspectTest,
  boundEvidence,
  type EnumeratedTally,
  type Evidence,
  halvesEvidence,
  leftOut,
  longestRunTest,
  type Outcome,
  outcomesTest,
  pooledEvidence,
  pooledTest,
  replayTest,
  sequenceTests,
} from '@baize/math/fairness/kit';
import { COMBINATION, TOTAL } from './dice-space.ts';

/** Of the 56 combinations those of three different faces are the likeliest: six rolls of 216. */
const LARGEST = 6 / 216;

/** How unlikely a roll in order of size is at least, as minus a logarithm. */
export const SORTED_SURPRISE = -Math.log(LARGEST);

/** What can be tested where nobody knows which die was which. */
export function sortedDiceTests(tally: EnumeratedTally): readonly Outcome[] {
  const { space, counts, outcomeRuns, replays, n } = tally;
  return [
    pooledTest(space, counts),
    aspectTest(space, TOTAL, counts),
    outcomesTest(space, COMBINATION, counts),
    ...sequenceTests(tally),
    longestRunTest('longest run of one roll', outcomeRuns, n(), space.words, LARGEST),
    replayTest(replays, n(), space.words, SORTED_SURPRISE),
    leftOut(
      'single dice and pairs of dice',
      'every roll is recorded in order of size, so nobody knows which die was which.',
    ),
  ];
}

export function sortedDiceEvidence(tally: EnumeratedTally): readonly Evidence[] {
  const { space, counts, outcomeRuns, replays } = tally;
  const stretch = replays.logBoundAnytime(SORTED_SURPRISE);
  return [
    pooledEvidence(space, counts),
    aspectEvidence(space, TOTAL, counts),
    aspectEvidence(space, COMBINATION, counts),
    ...halvesEvidence(tally),
    boundEvidence('longest run of one roll', outcomeRuns.logBoundAnytime(LARGEST)),
    boundEvidence('longest stretch of rolls that came again', stretch),
  ];
}
