import { rational } from '@baize/exact';
import {
  type Battery,
  couponTest,
  frequencyTest,
  gapTest,
  permutationTest,
  pokerTest,
  runsUpTest,
  type SymbolTest,
  serialTest,
  uniformTest,
} from '@baize/math/fairness/kit';
import type { Roll } from '../../roll.ts';
import { rollIndex } from '../../settle.ts';
import { DICE } from './dice-space.ts';

/** On faces, and on rolls as the game uses them. */
export function diceBattery(): Battery<Roll> {
  const faces = faceBattery();
  const rolls = rollBattery();
  return {
    accept(roll) {
      for (const test of faces) for (const face of roll) test.accept(face - 1);
      const index = rollIndex(roll);
      for (const test of rolls) test.accept(index);
    },
    outcomes: () => [...faces, ...rolls].map((test) => test.outcome()),
  };
}

function faceBattery(): readonly SymbolTest[] {
  return [
    frequencyTest('faces', 6),
    serialTest('faces', 6),
    gapTest('faces', rational(1, 6), (face) => face === 5),
    pokerTest('faces', 6),
    couponTest('faces', 6),
    permutationTest('faces', 3),
    runsUpTest('faces', 6),
    // Eleven, so that the numbers do not begin with the same face of the same roll every time.
    uniformTest('faces', 6, 11),
  ];
}

function rollBattery(): readonly SymbolTest[] {
  return [
    frequencyTest('rolls', 216),
    serialTest('rolls', 216),
    gapTest('rolls', rational(1, 36), (roll) => DICE.marks?.isMarked[roll] === 1),
    pokerTest('rolls', 216),
    couponTest('rolls', 216),
    permutationTest('rolls', 4),
    runsUpTest('rolls', 216),
    uniformTest('rolls', 216, 4),
  ];
}
