import { fractionText, rational } from '@baize/exact';
import type { ResultOnRecord } from '@baize/table/kit';
import { ALL_ROLLS, isTriple, type Roll, sumOf } from '../roll.ts';
import { bigSmallOf, oddEvenOf } from './side.ts';

/** How many of the last results are counted. */
export const STATISTICS_WINDOW = 150;

export const SIDES = ['big', 'small', 'odd', 'even', 'triple'] as const;
export type Side = (typeof SIDES)[number];

/** How often something came against how often it must be expected to; exact fractions as text. */
export interface SideCount {
  readonly side: Side;
  readonly count: number;
  /** Part of the results counted; null while there are none. */
  readonly share: string | null;
  /** The same part over all 216 rolls. */
  readonly expectedShare: string;
}

export interface TotalCount {
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
