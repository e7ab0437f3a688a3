import { chiSquareResult } from '../../statistics/goodness-of-fit.ts';
import { boundFinding, chiSquareFinding, type Outcome, tooFew } from '../finding.ts';
import type { OutcomeSpace, SpaceWords } from '../outcome-space.ts';
import { blockSize } from '../tally/block-evenness.ts';
import { type EnumeratedTally, symbolsOf } from '../tally/enumerated-tally.ts';
import { LAGS } from '../tally/lag-matches.ts';
import type { ReplaySearch } from '../tally/replay-search.ts';
import type { RunLengths } from '../tally/run-lengths.ts';

/** How many results the tests of repetition want to see before they say anything. */
const RESULTS_MINIMUM = 10;
const LAG_MINIMUM = 100;
const BLOCKS_MINIMUM = 5;

/** Whether one part, or all of a result, shows the same for longer than chance would have it. */
export function longestRunTests({
  space,
  partRuns,
  outcomeRuns,
  n,
}: EnumeratedTally): readonly Outcome[] {
  const { words, parts } = space;
  const ofSymbol = longestRunTest(`longest run of one ${words.symbol}`, partRuns, n(), words);
  const ofResult = longestRunTest(`longest run of one ${words.one}`, outcomeRuns, n(), words);
  return parts.length > 1 ? [ofSymbol, ofResult] : [ofResult];
}

export function longestRunTest(
  test: string,
  runs: RunLengths,
  n: number,
  { many }: Named,
  largest?: number,
): Outcome {
  if (n < RESULTS_MINIMUM) return tooFew(test, n, RESULTS_MINIMUM, many);
  return boundFinding(test, n, runs.longest()?.length ?? 1, runs.logBound(largest));
}

type Named = Pick<SpaceWords, 'many'>;

/** Whether a stretch of results came again in the same order. */
export function replayTest(
  replays: ReplaySearch,
  n: number,
  { many }: Named,
  surpriseOfEach?: number,
): Outcome {
  const test = `longest stretch of ${many} that came again`;
  if (n < RESULTS_MINIMUM) return tooFew(test, n, RESULTS_MINIMUM, many);
  return boundFinding(test, n, replays.longest()?.length ?? 0, replays.logBound(surpriseOfEach));
}

/**
 * Whether parts show the symbol of one to twelve results before too often or too rarely. With equally
 * likely symbols each comparison succeeds with the same chance whatever came before, so the counts of one lag are
 * binomial, and those of different lags are uncorrelated.
 */
export function lagTest({ space, lags, n }: EnumeratedTally): Outcome {
  const test = lagTitle(space);
  if (n() < LAG_MINIMUM) return tooFew(test, n(), LAG_MINIMUM, space.words.many);
  const chance = 1 / symbolsOf(space);
  let statistic = 0;
  for (let lag = 1; lag <= LAGS; lag += 1) {
    const compared = lags.compared(lag);
    const deviation = (lags.matches()[lag - 1] ?? 0) - compared * chance;
    statistic += deviation ** 2 / (compared * chance * (1 - chance));
  }
  return chiSquareFinding(test, n(), chiSquareResult(statistic, LAGS, 0));
}

export function lagTitle({ words }: OutcomeSpace): string {
  return `${words.symbols} of 1 to ${LAGS} ${words.many} before`;
}

/** Whether short blocks of the record are too even or too uneven. */
export function blocksTest({ space, blocks, n }: EnumeratedTally): Outcome {
  const symbols = symbolsOf(space);
  const size = blockSize(symbols);
  const test = `evenness in blocks of ${size} ${space.words.many}`;
  const count = blocks.blocks();
  if (count < BLOCKS_MINIMUM) return tooFew(test, n(), BLOCKS_MINIMUM * size, space.words.many);
  const degrees = count * space.parts.length * (symbols - 1);
  return chiSquareFinding(test, count * size, chiSquareResult(blocks.statistic(), degrees, 0));
}
