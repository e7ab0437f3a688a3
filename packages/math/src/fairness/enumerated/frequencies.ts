import { compare, rational } from '@baize/exact';
import {
  type Cell,
  EXPECTED_MINIMUM,
  goodnessOfFit,
  mergeThinCells,
} from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, type Outcome, tooFew } from '../finding.ts';
import { type Aspect, countsBy, type OutcomeSpace, waysOf } from '../outcome-space.ts';

/** Whether each symbol of each part comes as often as the others, on each part and on all together. */
export function partTests(space: OutcomeSpace, counts: ArrayLike<number>): readonly Outcome[] {
  const single = space.parts.map((part) =>
    evenTest(part.title, part.labels, countsBy(part, counts), space),
  );
  return space.pooled === null ? single : [...single, pooledTest(space, counts)];
}

/** The only one of them that makes sense where nobody knows which part was which. */
export function pooledTest(space: OutcomeSpace, counts: ArrayLike<number>): Outcome {
  const { parts, pooled } = space;
  const all = parts.map((part) => countsBy(part, counts));
  const labels = parts[0]?.labels ?? [];
  const sums = labels.map((_, i) => all.reduce((sum, of) => sum + (of[i] ?? 0), 0));
  return evenTest(pooled ?? '', labels, sums, space);
}

function evenTest(
  test: string,
  labels: readonly string[],
  counts: readonly number[],
  { words }: OutcomeSpace,
): Outcome {
  const n = counts.reduce((total, count) => total + count, 0);
  const need = 5 * labels.length;
  if (n < need) return tooFew(test, n, need, words.parts);
  const expected = rational(n, labels.length);
  const cells = labels.map((label, i): Cell => ({ label, observed: counts[i] ?? 0, expected }));
  return chiSquareFinding(test, n, goodnessOfFit(cells), cells);
}

/** Whether labels of unequal chances come as often as the outcomes give them; thin ones are merged. */
export function aspectTest(
  space: OutcomeSpace,
  aspect: Aspect,
  counts: ArrayLike<number>,
): Outcome {
  const cells = mergeThinCells(aspectCells(space, aspect, counts));
  const n = cells.reduce((total, { observed }) => total + observed, 0);
  // The commonest half of the outcomes needs five expected, and so does the other.
  if (n < 10 || cells.length < 2) return tooFew(aspect.title, n, 10, space.words.many);
  return chiSquareFinding(aspect.title, n, goodnessOfFit(cells), cells);
}

/** All labels, unmerged: for charts. */
export function aspectCells(
  { outcomes }: OutcomeSpace,
  aspect: Aspect,
  counts: ArrayLike<number>,
): readonly Cell[] {
  const ways = waysOf(aspect);
  const seen = countsBy(aspect, counts);
  const n = seen.reduce((total, count) => total + count, 0);
  return aspect.labels.map((label, i) => ({
    label,
    observed: seen[i] ?? 0,
    expected: rational(BigInt(n) * BigInt(ways[i] ?? 0), BigInt(outcomes)),
  }));
}

/** Whether all outcomes come equally often, or all of an aspect as often as they should. */
export function outcomesTest(
  space: OutcomeSpace,
  aspect: Aspect,
  counts: ArrayLike<number>,
): Outcome {
  const cells = aspectCells(space, aspect, counts);
  const n = cells.reduce((total, { observed }) => total + observed, 0);
  // Thin cells have no natural neighbour here, so every one needs five expected.
  if (cells.some(({ expected }) => compare(expected, EXPECTED_MINIMUM) < 0)) {
    return tooFew(aspect.title, n, 5 * space.outcomes, space.words.many);
  }
  return chiSquareFinding(aspect.title, n, goodnessOfFit(cells), cells);
}
