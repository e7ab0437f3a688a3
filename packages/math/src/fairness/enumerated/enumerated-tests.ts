import type { Outcome } from '../finding.ts';
import { everyOutcome } from '../outcome-space.ts';
import type { EnumeratedTally } from '../tally/enumerated-tally.ts';
import { pairTests, successionTests } from './dependence.ts';
import { aspectTest, outcomesTest, partTests } from './frequencies.ts';
import { blocksTest, lagTest, longestRunTests, replayTest } from './repetition.ts';
import { correlationTest, gapsTest, halvesTest } from './sequence.ts';

/** Every test of a record of enumerated results, in the order in which a report shows them. */
export function enumeratedTests(tally: EnumeratedTally): readonly Outcome[] {
  const { space, counts, replays, n } = tally;
  return [
    ...partTests(space, counts),
    ...space.aspects.map((aspect) => aspectTest(space, aspect, counts)),
    ...(space.parts.length > 1 ? [outcomesTest(space, everyOutcome(space), counts)] : []),
    ...pairTests(tally),
    ...successionTests(tally),
    ...sequenceTests(tally),
    blocksTest(tally),
    lagTest(tally),
    ...longestRunTests(tally),
    replayTest(replays, n(), space.words),
  ];
}

/** The tests of values, kinds and marked results one after the other. */
export function sequenceTests(tally: EnumeratedTally): readonly Outcome[] {
  const { value, halves, marks } = tally.space;
  return [
    ...(value === null ? [] : [correlationTest(tally, value.title)]),
    ...(halves === null ? [] : [halvesTest(tally, halves.title)]),
    ...(marks === null ? [] : [gapsTest(tally, marks)]),
  ];
}
