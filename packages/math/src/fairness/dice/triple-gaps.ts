import { multiply, type Rational, rational, subtract, ZERO } from '@baize/exact';
import { isTriple, type Roll } from '@baize/three-dice';
import { type Cell, goodnessOfFit, mergeThinCells } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, type Outcome, tooFew } from '../finding.ts';

interface GapCell {
  readonly label: string;
  readonly shortest: number;
  readonly longest: number;
  readonly chance: Rational;
}

/** Near the tenths of a geometric distribution with 1/36; the last cell has no end. */
const GAP_CELLS = gapCells([3, 7, 12, 18, 24, 32, 42, 57, 81]);
const GAPS_MINIMUM = 20;

/**
 * Whether triples come after as many rolls as they should. A gap of g counts the rolls from one
 * triple to the next, the next included; the unfinished gap at the end is not counted.
 */
export function tripleGapsTest(rolls: readonly Roll[]): Outcome {
  const gaps = gapsBetween(rolls);
  if (gaps.length < GAPS_MINIMUM) {
    return tooFew('gaps between triples', gaps.length, GAPS_MINIMUM, 'triples');
  }
  const cells = mergeThinCells(GAP_CELLS.map((cell) => countGaps(cell, gaps)));
  return chiSquareFinding('gaps between triples', gaps.length, goodnessOfFit(cells), cells);
}

function gapsBetween(rolls: readonly Roll[]): readonly number[] {
  const gaps: number[] = [];
  let gap = 0;
  for (const roll of rolls) {
    gap += 1;
    if (isTriple(roll)) {
      gaps.push(gap);
      gap = 0;
    }
  }
  return gaps;
}

function countGaps({ label, shortest, longest, chance }: GapCell, gaps: readonly number[]): Cell {
  return {
    label,
    observed: gaps.filter((gap) => gap >= shortest && gap <= longest).length,
    expected: multiply(rational(gaps.length), chance),
  };
}

function gapCells(ends: readonly number[]): readonly GapCell[] {
  const shortest = [1, ...ends.map((end) => end + 1)];
  return shortest.map((start, i) => {
    const end = ends[i];
    return {
      label: end === undefined ? `${start}+` : `${start}-${end}`,
      shortest: start,
      longest: end ?? Number.POSITIVE_INFINITY,
      chance: subtract(chanceBeyond(start - 1), end === undefined ? ZERO : chanceBeyond(end)),
    };
  });
}

/** The chance that a gap is longer than this: so many rolls without a triple. */
function chanceBeyond(rolls: number): Rational {
  return rational(35n ** BigInt(rolls), 36n ** BigInt(rolls));
}
