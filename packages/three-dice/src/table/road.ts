import { fractionText, rational } from '@baize/exact';
import { type ResultOnRecord, ROAD_ROWS } from '@baize/table/kit';
import { ALL_ROLLS, isTriple, type Roll, sumOf } from '../roll.ts';

/** One result on a road. Columns and rows are counted from 0, the oldest at the top left. */
export interface Bead<Value extends string> {
  readonly column: number;
  readonly row: number;
  readonly value: Value;
  readonly total: number;
  readonly round: string;
  readonly number: number;
  /** When it was corrected, so that a screen can mark it for a while; else null. */
  readonly correctedAt: number | null;
}

export interface Road<Value extends string> {
  readonly rows: number;
  readonly columns: number;
  readonly beads: readonly Bead<Value>[];
}

/**
 * A road of streaks: equal values run down a column, another value begins a new one. A streak that
 * meets the bottom or an occupied cell turns right and stays on its row.
 */
export function streakRoad<Value extends string>(
  results: readonly ResultOnRecord[],
  judge: (roll: Roll) => Value,
): Road<Value> {
  const beads: Bead<Value>[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < ROAD_ROWS && !taken.has(`${column}:${row}`);
  let streak: { readonly first: number; readonly hasTurned: boolean } = {
    first: -1,
    hasTurned: false,
  };
  for (const result of results) {
    const value = judge(result.dice);
    const last = beads.at(-1);
    let [column, row] = [0, 0];
    if (last?.value === value) {
      const hasTurned = streak.hasTurned || !isFree(last.column, last.row + 1);
      [column, row] = hasTurned ? [last.column + 1, last.row] : [last.column, last.row + 1];
      streak = { ...streak, hasTurned };
    } else {
      // A tail that turned in the top row may lie where the next column would begin.
      column = streak.first + 1;
      while (!isFree(column, 0)) column += 1;
      streak = { first: column, hasTurned: false };
    }
    taken.add(`${column}:${row}`);
    beads.push(beadOf(result, value, column, row));
  }
  return road(beads);
}

/** A road without streaks: one result after the other, column by column. */
export function beadRoad<Value extends string>(
  results: readonly ResultOnRecord[],
  judge: (roll: Roll) => Value,
): Road<Value> {
  return road(
    results.map((result, index) => {
      const row = index % ROAD_ROWS;
      return beadOf(result, judge(result.dice), (index - row) / ROAD_ROWS, row);
    }),
  );
}

function beadOf<Value extends string>(
  { round, number, dice, correctedAt }: ResultOnRecord,
  value: Value,
  column: number,
  row: number,
): Bead<Value> {
  return { column, row, value, total: sumOf(dice), round, number, correctedAt };
}

function road<Value extends string>(beads: readonly Bead<Value>[]): Road<Value> {
  const columns = beads.reduce((most, { column }) => Math.max(most, column + 1), 0);
  return { rows: ROAD_ROWS, columns, beads };
}

/** What a roll is on the Big and Small road; a triple is neither, and a value of its own. */
export type BigSmall = 'big' | 'small' | 'triple';

/** The same for the Odd and Even road. */
export type OddEven = 'odd' | 'even' | 'triple';

export function bigSmallOf(roll: Roll): BigSmall {
  if (isTriple(roll)) return 'triple';
  return sumOf(roll) > 10 ? 'big' : 'small';
}

export function oddEvenOf(roll: Roll): OddEven {
  if (isTriple(roll)) return 'triple';
  return sumOf(roll) % 2 === 1 ? 'odd' : 'even';
}

/** How many of the last results are counted. */
export const STATISTICS_WINDOW = 150;

const SIDES = ['big', 'small', 'odd', 'even', 'triple'] as const;
type Side = (typeof SIDES)[number];

/** How often something came against how often it must be expected to; exact fractions as text. */
interface SideCount {
  readonly side: Side;
  readonly count: number;
  /** Part of the results counted; null while there are none. */
  readonly share: string | null;
  /** The same part over all 216 rolls. */
  readonly expectedShare: string;
}

interface TotalCount {
  readonly total: number;
  readonly count: number;
  /** How many of that many rounds it takes on average; a fraction. */
  readonly expected: string;
}

export interface Statistics {
  /** The results counted: the last 150, or all where there are fewer. */
  readonly rounds: number;
  readonly sides: readonly SideCount[];
  /** Every total from 3 to 18. */
  readonly totals: readonly TotalCount[];
  /** Rounds since the last triple among all results kept; all of them where there was none. */
  readonly tripleGap: { readonly rounds: number; readonly isSinceTriple: boolean };
}

export function statisticsOf(results: readonly ResultOnRecord[]): Statistics {
  const rolls = results.slice(-STATISTICS_WINDOW).map(({ dice }) => dice);
  const rounds = rolls.length;
  return {
    rounds,
    sides: SIDES.map((side) => {
      const count = rolls.filter((roll) => isOn(side, roll)).length;
      const share = rounds === 0 ? null : fractionText(rational(count, rounds));
      const ways = ALL_ROLLS.filter((roll) => isOn(side, roll)).length;
      const expectedShare = fractionText(rational(ways, ALL_ROLLS.length));
      return { side, count, share, expectedShare };
    }),
    totals: TOTALS.map(({ total, ways }) => ({
      total,
      count: rolls.filter((roll) => sumOf(roll) === total).length,
      expected: fractionText(rational(rounds * ways, ALL_ROLLS.length)),
    })),
    tripleGap: tripleGapOf(results),
  };
}

const TOTALS = Array.from({ length: 16 }, (_, index) => {
  const total = index + 3;
  return { total, ways: ALL_ROLLS.filter((roll) => sumOf(roll) === total).length };
});

function isOn(side: Side, roll: Roll): boolean {
  return bigSmallOf(roll) === side || oddEvenOf(roll) === side;
}

function tripleGapOf(results: readonly ResultOnRecord[]): Statistics['tripleGap'] {
  const last = results.findLastIndex(({ dice }) => isTriple(dice));
  return { rounds: results.length - 1 - last, isSinceTriple: last >= 0 };
}

/** Everything a trend board shows. It informs; nothing is ever settled by it. */
export interface Trends {
  /** Newest first. */
  readonly last: readonly ResultOnRecord[];
  readonly bigSmall: Road<BigSmall>;
  readonly oddEven: Road<OddEven>;
  readonly totals: Road<BigSmall>;
  readonly statistics: Statistics;
}

/** How many results a board lists one by one. */
const LISTED = 50;

export function trendsOf(results: readonly ResultOnRecord[]): Trends {
  const known = KNOWN.get(results);
  if (known) return known;
  const trends: Trends = {
    last: results.slice(-LISTED).toReversed(),
    bigSmall: streakRoad(results, bigSmallOf),
    oddEven: streakRoad(results, oddEvenOf),
    totals: beadRoad(results, bigSmallOf),
    statistics: statisticsOf(results),
  };
  KNOWN.set(results, trends);
  return trends;
}

// Results change once a round, and views are drawn at every bet.
const KNOWN = new WeakMap<readonly ResultOnRecord[], Trends>();
