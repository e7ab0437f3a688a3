import { rational } from '@baize/exact';
import { type Cell, goodnessOfFit, mergeThinCells } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, type Outcome, tooFew } from '../finding.ts';

/** The chance that something takes at least so many symbols, as a whole number over another. */
export type ChanceAtLeast = (length: number) => {
  readonly ways: bigint;
  readonly of: bigint;
};

/** Fewer lengths than this leave fewer than two cells with five expected. */
const LENGTHS_MINIMUM = 20;

/**
 * Pearson's test of lengths against their exact distribution. `starts` are the shortest lengths of
 * the cells, ascending; the last cell has no end.
 */
export function lengthsOutcome(
  test: string,
  lengths: ReadonlyMap<number, number>,
  starts: readonly number[],
  atLeast: ChanceAtLeast,
  what: string,
): Outcome {
  let n = 0;
  for (const count of lengths.values()) n += count;
  if (n < LENGTHS_MINIMUM) return tooFew(test, n, LENGTHS_MINIMUM, what);
  const cells = mergeThinCells(
    starts.map((start, i): Cell => {
      const next = starts[i + 1];
      return {
        label: next === undefined ? `${start}+` : `${start}-${next - 1}`,
        observed: countBetween(lengths, start, next ?? Number.POSITIVE_INFINITY),
        expected: expectBetween(n, atLeast, start, next),
      };
    }),
  );
  if (cells.length < 2) return tooFew(test, n, 10 * LENGTHS_MINIMUM, what);
  return chiSquareFinding(test, n, goodnessOfFit(cells), cells);
}

function countBetween(lengths: ReadonlyMap<number, number>, from: number, to: number): number {
  let count = 0;
  for (const [length, times] of lengths) if (length >= from && length < to) count += times;
  return count;
}

function expectBetween(n: number, atLeast: ChanceAtLeast, from: number, to: number | undefined) {
  const here = atLeast(from);
  if (to === undefined) return rational(BigInt(n) * here.ways, here.of);
  const beyond = atLeast(to);
  return rational(BigInt(n) * (here.ways * beyond.of - beyond.ways * here.of), here.of * beyond.of);
}

export function countLength(lengths: Map<number, number>, length: number): void {
  lengths.set(length, (lengths.get(length) ?? 0) + 1);
}
