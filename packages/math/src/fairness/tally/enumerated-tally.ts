import type { OutcomeSpace } from '../outcome-space.ts';
import { type BlockEvenness, blockEvenness } from './block-evenness.ts';
import { type LagMatches, lagMatches } from './lag-matches.ts';
import { type ReplaySearch, replaySearch } from './replay-search.ts';
import { type RunLengths, runLengths } from './run-lengths.ts';

/** All that the tests need to know of a record, in memory that does not grow with it. */
export interface EnumeratedTally {
  readonly space: OutcomeSpace;
  accept(outcome: number): void;
  n(): number;
  readonly counts: Float64Array;
  /** For each part, how often each symbol was followed by each: a table row by row. */
  readonly successions: readonly Float64Array[];
  readonly value: ValueSummer;
  readonly halves: HalfRunCounter;
  readonly gaps: GapCounter;
  readonly lags: LagMatches;
  readonly partRuns: RunLengths;
  readonly outcomeRuns: RunLengths;
  readonly blocks: BlockEvenness;
  readonly replays: ReplaySearch;
}

/** Counts outcomes as they come. */
export function enumeratedTally(space: OutcomeSpace): EnumeratedTally {
  const { outcomes, parts } = space;
  const symbols = symbolsOf(space);
  const counts = new Float64Array(outcomes);
  const successions = parts.map(() => new Float64Array(symbols * symbols));
  const value = valueSummer();
  const halves = halfRunCounter();
  const gaps = gapCounter(space.marks?.ends ?? []);
  const lags = lagMatches(outcomes, parts);
  const partRuns = runLengths(parts.length, 1 / symbols);
  const outcomeRuns = runLengths(1, 1 / outcomes);
  const blocks = blockEvenness(parts.length, symbols);
  const replays = replaySearch();
  const surprise = Math.log(outcomes);
  let n = 0;
  let last = -1;

  const acceptParts = (outcome: number): void => {
    for (let part = 0; part < parts.length; part += 1) {
      const shown = parts[part]?.shown;
      const symbol = shown?.[outcome] ?? 0;
      blocks.accept(part, symbol);
      partRuns.accept(part, symbol);
      const table = successions[part];
      if (last < 0 || table === undefined) continue;
      const cell = (shown?.[last] ?? 0) * symbols + symbol;
      table[cell] = (table[cell] ?? 0) + 1;
    }
    blocks.next();
    partRuns.next();
  };

  const accept = (outcome: number): void => {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    acceptParts(outcome);
    outcomeRuns.accept(0, outcome);
    outcomeRuns.next();
    lags.accept(outcome);
    replays.accept(outcome, surprise);
    if (space.value !== null) value.accept(space.value.of[outcome] ?? 0);
    if (space.halves !== null) halves.accept(space.halves.isUpper[outcome] ?? 0);
    if (space.marks !== null) gaps.accept(space.marks.isMarked[outcome] ?? 0);
    last = outcome;
    n += 1;
  };
  const parted = { lags, partRuns, outcomeRuns, blocks, replays };
  return { space, accept, n: () => n, counts, successions, value, halves, gaps, ...parted };
}

/** Parts have equally many symbols, as dice of one kind have. */
export function symbolsOf({ parts, outcomes }: OutcomeSpace): number {
  return parts[0]?.labels.length ?? outcomes;
}

interface GapCounter {
  accept(isMarked: number): void;
  /** How many gaps ended in each cell; the last cell has no end. */
  counts(): readonly number[];
}

/**
 * Counts the results from one marked result to the next, the next included. The unfinished gap at the
 * end is not counted.
 */
function gapCounter(ends: readonly number[]): GapCounter {
  const counts = new Array<number>(ends.length + 1).fill(0);
  let gap = 0;
  return {
    accept(isMarked) {
      gap += 1;
      if (isMarked === 0) return;
      const cell = ends.findIndex((end) => gap <= end);
      const place = cell < 0 ? ends.length : cell;
      counts[place] = (counts[place] ?? 0) + 1;
      gap = 0;
    },
    counts: () => counts,
  };
}

interface HalfRuns {
  readonly lower: number;
  readonly upper: number;
  readonly runs: number;
}

interface HalfRunCounter {
  accept(isUpper: number): void;
  counts(): HalfRuns;
}

/** Counts two kinds and how often they change places. */
function halfRunCounter(): HalfRunCounter {
  const seen = [0, 0];
  let runs = 0;
  let last = -1;
  return {
    accept(isUpper) {
      seen[isUpper] = (seen[isUpper] ?? 0) + 1;
      if (isUpper !== last) runs += 1;
      last = isUpper;
    },
    counts: () => ({ lower: seen[0] ?? 0, upper: seen[1] ?? 0, runs }),
  };
}

/** Sums from which the first serial correlation follows; whole numbers, so nothing is lost on the way. */
interface ValueSums {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
  readonly products: number;
  readonly first: number;
  readonly last: number;
}

interface ValueSummer {
  accept(value: number): void;
  sums(): ValueSums;
}

function valueSummer(): ValueSummer {
  let n = 0;
  let sum = 0;
  let squares = 0;
  let products = 0;
  let first = 0;
  let last = 0;
  return {
    accept(value) {
      if (n === 0) first = value;
      else products += last * value;
      n += 1;
      sum += value;
      squares += value * value;
      last = value;
    },
    sums: () => ({ n, sum, squares, products, first, last }),
  };
}
