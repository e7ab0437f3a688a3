import { FACES, type Face, type Roll } from '@baize/three-dice';
import { independence } from '../../statistics/contingency.ts';
import { chiSquareFinding, leaveOut, type Outcome, tooFew } from '../finding.ts';

/** Five expected in each of 36 cells, as long as the faces are roughly even. */
const PAIRS_MINIMUM = 180;

/** Whether what one die shows says anything about another die of the same roll. */
export function pairTests(rolls: readonly Roll[]): readonly Outcome[] {
  return [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([a = 0, b = 0]) =>
    dependenceTest(
      `dice ${a + 1} and ${b + 1} together`,
      rolls.map((roll): FacePair => [roll[a] ?? 1, roll[b] ?? 1]),
    ),
  );
}

/**
 * Whether a die's face says anything about its next one. Counting overlapping pairs of a sequence
 * leaves the statistic's distribution as it is for separate pairs (Anderson and Goodman 1957).
 */
export function successionTests(rolls: readonly Roll[]): readonly Outcome[] {
  return [0, 1, 2].map((die) =>
    dependenceTest(
      `die ${die + 1} from roll to roll`,
      rolls.slice(1).map((roll, i): FacePair => [rolls[i]?.[die] ?? 1, roll[die] ?? 1]),
    ),
  );
}

type FacePair = readonly [Face, Face];

function dependenceTest(test: string, pairs: readonly FacePair[]): Outcome {
  if (pairs.length < PAIRS_MINIMUM) return tooFew(test, pairs.length, PAIRS_MINIMUM, 'pairs');
  const table = FACES.map(() => new Array<number>(FACES.length).fill(0));
  for (const [a, b] of pairs) {
    const row = table[a - 1];
    if (row) row[b - 1] = (row[b - 1] ?? 0) + 1;
  }
  const result = independence(table);
  if (result === null) return leaveOut(test, 'needs a die that showed at least two faces.');
  return chiSquareFinding(test, pairs.length, result);
}
