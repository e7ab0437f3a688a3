import { add, assert, compare, type Rational, rational } from '@baize/exact';
import { approximate } from './approximate.ts';
import { chiSquareTail, chiSquareTwoSided } from './chi-square.ts';

/** One kind of outcome: how often it was seen and how often it was to be expected, exactly. */
export interface Cell {
  readonly label: string;
  readonly observed: number;
  readonly expected: Rational;
}

export interface ChiSquareResult {
  readonly statistic: number;
  readonly degrees: number;
  /** The chance of counts at least as uneven as these, or at least as even, whichever is smaller, twice. */
  readonly p: number;
  /** The chance of counts at least as uneven as these: the p-value textbooks print. */
  readonly above: number;
}

/** Below five expected, the chi-square distribution describes the statistic badly (Cochran 1954). */
export const EXPECTED_MINIMUM = rational(5);

/** Pearson's test of counts against expectations that were fixed before counting. */
export function goodnessOfFit(cells: readonly Cell[]): ChiSquareResult {
  assert(cells.length >= 2, 'One cell holds everything and tells nothing.');
  const statistic = pearson(cells);
  const n = cells.reduce((total, { observed }) => total + observed, 0);
  return chiSquareResult(statistic, cells.length - 1, grainOf(cells.length, n));
}

/** A statistic with its p-value on both sides. */
export function chiSquareResult(
  statistic: number,
  degrees: number,
  grain: number,
): ChiSquareResult {
  const p = chiSquareTwoSided(statistic, degrees, grain);
  return { statistic, degrees, p, above: chiSquareTail(statistic, degrees) };
}

/** Moving one observation from a cell to its neighbour changes the sum of squares by 2: half of that. */
export function grainOf(cells: number, n: number): number {
  return n === 0 ? 0 : cells / n;
}

/** The sum of squared deviations, each over its expectation. */
function pearson(cells: readonly Cell[]): number {
  let sum = 0;
  for (const { observed, expected } of cells) {
    const expectation = approximate(expected);
    sum += (observed - expectation) ** 2 / expectation;
  }
  return sum;
}

/**
 * Joins neighbours, beginning at both ends where counts are thin, until every cell has at least
 * five expected. The expectations alone decide, so the merge cannot favour a verdict.
 */
export function mergeThinCells(cells: readonly Cell[]): readonly Cell[] {
  const middle = Math.ceil(cells.length / 2);
  const front = gather(cells.slice(0, middle));
  const back = gather(cells.slice(middle).toReversed(), true).toReversed();
  return joinThinPair([...front, ...back]);
}

function gather(cells: readonly Cell[], isReversed = false): readonly Cell[] {
  const gathered: Cell[] = [];
  let open: Cell | null = null;
  for (const cell of cells) {
    open = open === null ? cell : isReversed ? join(cell, open) : join(open, cell);
    if (!isThin(open)) {
      gathered.push(open);
      open = null;
    }
  }
  return open === null ? gathered : [...gathered, open];
}

/** The two halves may each end with a thin rest in the middle: it joins its thinner neighbour. */
function joinThinPair(cells: readonly Cell[]): readonly Cell[] {
  const thin = cells.findIndex(isThin);
  if (thin < 0 || cells.length === 1) return cells;
  const before = cells[thin - 1];
  const after = cells[thin + 1];
  const isForward =
    before === undefined || (after !== undefined && compare(after.expected, before.expected) < 0);
  const first = isForward ? thin : thin - 1;
  const [a, b] = cells.slice(first, first + 2);
  assert(a !== undefined && b !== undefined, 'A cell has a neighbour.');
  return joinThinPair([...cells.slice(0, first), join(a, b), ...cells.slice(first + 2)]);
}

function isThin({ expected }: Cell): boolean {
  return compare(expected, EXPECTED_MINIMUM) < 0;
}

function join(a: Cell, b: Cell): Cell {
  return {
    label: `${firstOf(a.label)}-${lastOf(b.label)}`,
    observed: a.observed + b.observed,
    expected: add(a.expected, b.expected),
  };
}

/** Labels of merged cells span from the first label to the last: 3, 4 and 5 become 3-5. */
function firstOf(label: string): string {
  return label.split('-', 1)[0] ?? label;
}

function lastOf(label: string): string {
  return label.split('-').at(-1) ?? label;
}
