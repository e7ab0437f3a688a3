import { rational } from '@baize/exact';
import { FACES, type Roll } from '@baize/three-dice';
import { type Cell, goodnessOfFit } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, type Outcome, tooFew } from '../finding.ts';

// Five of each face are to be expected from thirty dice.
const DICE_MINIMUM = 30;

/** Whether each face comes as often as the others, on each die and on all three together. */
export function faceTests(rolls: readonly Roll[]): readonly Outcome[] {
  return [
    ...[0, 1, 2].map((die) => faceTest(`faces of die ${die + 1}`, faceCounts(rolls, [die]))),
    allFacesTest(rolls),
  ];
}

/** The only one of them that makes sense where nobody knows which die was which. */
export function allFacesTest(rolls: readonly Roll[]): Outcome {
  return faceTest('faces of all dice', faceCounts(rolls, [0, 1, 2]));
}

function faceTest(test: string, counts: readonly number[]): Outcome {
  const n = counts.reduce((total, count) => total + count, 0);
  if (n < DICE_MINIMUM) return tooFew(test, n, DICE_MINIMUM, 'dice');
  const cells = FACES.map((face): Cell => {
    const observed = counts[face - 1] ?? 0;
    return { label: `${face}`, observed, expected: rational(n, FACES.length) };
  });
  return chiSquareFinding(test, n, goodnessOfFit(cells), cells);
}

function faceCounts(rolls: readonly Roll[], dice: readonly number[]): readonly number[] {
  const counts = new Array<number>(FACES.length).fill(0);
  for (const roll of rolls) {
    for (const die of dice) {
      const place = (roll[die] ?? 1) - 1;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
}
