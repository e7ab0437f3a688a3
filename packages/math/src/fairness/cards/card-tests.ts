import type { Outcome } from '../finding.ts';
import { cardCountTests, firstCardTest } from './card-counts.ts';
import { type Deal, isSortedRecord } from './deal.ts';
import { neighbourTest, repeatTest } from './deal-sequence.ts';
import { handOrderTest, handPatternTest } from './hand-patterns.ts';
import { positionTest } from './positions.ts';

/** Every test of a record of cards, in the order in which a report shows them. */
export function cardTests(deals: readonly Deal[]): readonly Outcome[] {
  const isSorted = isSortedRecord(deals);
  return [
    ...cardCountTests(deals),
    firstCardTest(deals, isSorted),
    handPatternTest(deals),
    handOrderTest(deals, isSorted),
    repeatTest(deals),
    positionTest(deals),
    neighbourTest(deals),
  ];
}
