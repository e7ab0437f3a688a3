import { assertNever } from '@baize/exact';
import type { Roll } from '@baize/three-dice';
import { leaveOut, type Outcome } from '../finding.ts';
import { combinationsTest, rollsTest } from './combinations.ts';
import { allFacesTest, faceTests } from './faces.ts';
import { pairTests, successionTests } from './pairs.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { totalCorrelationTest, totalRunsTest } from './total-sequence.ts';
import { totalsTest } from './totals.ts';
import { tripleGapsTest } from './triple-gaps.ts';

/** Every test of a dice record, in the order in which a report shows them. */
export function diceTests(rolls: readonly Roll[], order: RecordedOrder): readonly Outcome[] {
  const sequence = [totalCorrelationTest(rolls), totalRunsTest(rolls), tripleGapsTest(rolls)];
  switch (order) {
    case 'as-read':
      return [
        ...faceTests(rolls),
        totalsTest(rolls),
        rollsTest(rolls),
        ...pairTests(rolls),
        ...successionTests(rolls),
        ...sequence,
      ];
    case 'sorted':
      return [
        allFacesTest(rolls),
        totalsTest(rolls),
        combinationsTest(rolls),
        ...sequence,
        leaveOut(
          'single dice and pairs of dice',
          'every roll is recorded in order of size, so nobody knows which die was which.',
        ),
      ];
    default:
      return assertNever(order);
  }
}
