import { rational } from '@baize/exact';
import { ALL_ROLLS, type Roll, sumOf } from '@baize/three-dice';
import { type Cell, goodnessOfFit, mergeThinCells } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, type Outcome, tooFew } from '../finding.ts';

const TOTALS = Array.from({ length: 16 }, (_, i) => i + 3);
const WAYS = tallyOf(ALL_ROLLS);

/** Fewer rolls than this leave fewer than two cells with five expected in each. */
const ROLLS_MINIMUM = 10;

/** Whether the totals 3 to 18 come as often as the 216 rolls give them. */
export function totalsTest(rolls: readonly Roll[]): Outcome {
  const n = rolls.length;
  if (n < ROLLS_MINIMUM) return tooFew('totals', n, ROLLS_MINIMUM, 'rolls');
  const cells = mergeThinCells(totalCells(rolls));
  return chiSquareFinding('totals', n, goodnessOfFit(cells), cells);
}

/** All sixteen totals, unmerged: for charts. */
export function totalCells(rolls: readonly Roll[]): readonly Cell[] {
  const counts = tallyOf(rolls);
  return TOTALS.map((total) => ({
    label: `${total}`,
    observed: counts[total] ?? 0,
    expected: rational(rolls.length * (WAYS[total] ?? 0), ALL_ROLLS.length),
  }));
}

function tallyOf(rolls: readonly Roll[]): readonly number[] {
  const counts = new Array<number>(19).fill(0);
  for (const roll of rolls) counts[sumOf(roll)] = (counts[sumOf(roll)] ?? 0) + 1;
  return counts;
}
