import type { Outcome } from '../finding.ts';
import { cardCountTests, firstCardTest } from './card-counts.ts';
import type { CardTally } from './card-tally.ts';
import { firstCardLagTest, repeatTest, repetitionTests } from './deal-sequence.ts';
import { handOrderTest, handPatternTest } from './hand-tests.ts';
import { neighbourTest, positionTest } from './whole-decks.ts';

/** Every test of a record of cards, in the order in which a report shows them. */
export function cardTests(tally: CardTally): readonly Outcome[] {
  return [
    ...cardCountTests(tally),
    firstCardTest(tally),
    handPatternTest(tally),
    handOrderTest(tally),
    repeatTest(tally),
    positionTest(tally),
    neighbourTest(tally),
    firstCardLagTest(tally),
    ...repetitionTests(tally),
  ];
}
