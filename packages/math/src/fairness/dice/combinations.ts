import { compare, rational } from '@baize/exact';
import { ALL_ROLLS, type Roll } from '@baize/three-dice';
import { type Cell, EXPECTED_MINIMUM, goodnessOfFit } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, type Outcome, tooFew } from '../finding.ts';

/** Every outcome needs five expected, and a roll has 216: thin cells here have no natural neighbour. */
const ROLLS_MINIMUM = 1080;

/** Whether the 216 rolls come equally often, dice told apart. */
export function rollsTest(rolls: readonly Roll[]): Outcome {
  return outcomesTest('the 216 rolls', rolls, (roll) => roll.join(' '));
}

/** The same where dice cannot be told apart: 56 combinations, of 1, 3 or 6 rolls each. */
export function combinationsTest(rolls: readonly Roll[]): Outcome {
  return outcomesTest('the 56 combinations', rolls, (roll) => roll.toSorted().join(' '));
}

function outcomesTest(
  test: string,
  rolls: readonly Roll[],
  labelOf: (roll: Roll) => string,
): Outcome {
  const n = rolls.length;
  const ways = tallyOf(ALL_ROLLS.map(labelOf));
  const seen = tallyOf(rolls.map(labelOf));
  const cells = [...ways].map(([label, count]): Cell => {
    const expected = rational(n * count, ALL_ROLLS.length);
    return { label, observed: seen.get(label) ?? 0, expected };
  });
  if (cells.some(({ expected }) => compare(expected, EXPECTED_MINIMUM) < 0)) {
    return tooFew(test, n, ROLLS_MINIMUM, 'rolls');
  }
  return chiSquareFinding(test, n, goodnessOfFit(cells), cells);
}

function tallyOf(labels: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}
