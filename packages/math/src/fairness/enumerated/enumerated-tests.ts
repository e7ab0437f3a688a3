import { multiply, type Rational, rational, subtract, ZERO } from '@baize/exact';
import { type Cell, goodnessOfFit, mergeThinCells } from '../../statistics/goodness-of-fit.ts';
import { normalTwoSided } from '../../statistics/normal.ts';
import { RUNS_MINIMUM, runsTest } from '../../statistics/runs.ts';
import { chiSquareFinding, leftOut, normalFinding, type Outcome, tooFew } from '../finding.ts';
import { everyOutcome, type Marks, type OutcomeSpace } from '../outcome-space.ts';
import type { EnumeratedTally } from '../tally/enumerated-tally.ts';
import { pairTests, successionTests } from './dependence.ts';
import { aspectTest, outcomesTest, partTests } from './frequencies.ts';
import { blocksTest, lagTest, longestRunTests, replayTest } from './repetition.ts';

const CORRELATION_MINIMUM = 50;

/** Whether a high value tends to be followed by another high one, or by a low one. */
function correlationTest({ space, value }: EnumeratedTally, test: string): Outcome {
  const { n, sum, squares, products, first, last } = value.sums();
  if (n < CORRELATION_MINIMUM) return tooFew(test, n, CORRELATION_MINIMUM, space.words.many);
  const mean = sum / n;
  const spread = squares - n * mean * mean;
  if (n * squares === sum * sum) return leftOut(test, 'needs totals that are not all the same.');
  const together = products - mean * (2 * sum - first - last) + (n - 1) * mean * mean;
  // Mean -1/n and this deviation hold over all orders of the same values (Moran 1948, first order).
  const deviation = (n - 2) / (n * Math.sqrt(n - 1));
  const z = (together / spread + 1 / n) / deviation;
  return normalFinding(test, n, z, normalTwoSided(z));
}

/** Whether two kinds change places too often or too rarely. */
function halvesTest({ halves }: EnumeratedTally, test: string): Outcome {
  const { lower, upper, runs } = halves.counts();
  const result = runsTest(lower, upper, runs);
  if (result === null) return tooFew(test, Math.min(lower, upper), RUNS_MINIMUM, 'of each kind');
  return normalFinding(test, lower + upper, result.z, result.p);
}

const GAPS_MINIMUM = 20;

/** Whether marked results come after as many others as they should. */
function gapsTest({ space, gaps }: EnumeratedTally, marks: Marks): Outcome {
  const counts = gaps.counts();
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n < GAPS_MINIMUM) return tooFew(marks.title, n, GAPS_MINIMUM, marks.many);
  const cells = mergeThinCells(gapCells(space, marks, counts, n));
  return chiSquareFinding(marks.title, n, goodnessOfFit(cells), cells);
}

function gapCells(
  { outcomes }: OutcomeSpace,
  { ends, isMarked }: Marks,
  counts: readonly number[],
  n: number,
): readonly Cell[] {
  const marked = isMarked.reduce((sum, mark) => sum + mark, 0);
  /** The chance that a gap is longer than this: so many results without a mark. */
  const beyond = (gap: number): Rational =>
    rational(BigInt(outcomes - marked) ** BigInt(gap), BigInt(outcomes) ** BigInt(gap));
  return [1, ...ends.map((end) => end + 1)].map((start, i) => {
    const end = ends[i];
    const chance = subtract(beyond(start - 1), end === undefined ? ZERO : beyond(end));
    return {
      label: end === undefined ? `${start}+` : `${start}-${end}`,
      observed: counts[i] ?? 0,
      expected: multiply(rational(n), chance),
    };
  });
}

/** Every test of a record of enumerated results, in the order in which a report shows them. */
export function enumeratedTests(tally: EnumeratedTally): readonly Outcome[] {
  const { space, counts, replays, n } = tally;
  return [
    ...partTests(space, counts),
    ...space.aspects.map((aspect) => aspectTest(space, aspect, counts)),
    ...(space.parts.length > 1 ? [outcomesTest(space, everyOutcome(space), counts)] : []),
    ...pairTests(tally),
    ...successionTests(tally),
    ...sequenceTests(tally),
    blocksTest(tally),
    lagTest(tally),
    ...longestRunTests(tally),
    replayTest(replays, n(), space.words),
  ];
}

/** The tests of values, kinds and marked results one after the other. */
export function sequenceTests(tally: EnumeratedTally): readonly Outcome[] {
  const { value, halves, marks } = tally.space;
  return [
    ...(value === null ? [] : [correlationTest(tally, value.title)]),
    ...(halves === null ? [] : [halvesTest(tally, halves.title)]),
    ...(marks === null ? [] : [gapsTest(tally, marks)]),
  ];
}
