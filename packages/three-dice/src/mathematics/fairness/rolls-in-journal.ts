import type { KnownOfRound, ResultsInJournal } from '@baize/math/fairness';
import type { DiceEvents } from '../../table/dice-event.ts';

type Registered = DiceEvents['ResultRegistered'];
type RollFact = Registered | DiceEvents['ReadingTaken'];

/** Where the rolls of a table are on record. */
export const ROLLS_IN_JOURNAL: ResultsInJournal<RollFact> = {
  events: ['ReadingTaken', 'ResultRegistered'],
  resultIn: (event, { before }) =>
    event.type === 'ResultRegistered' ? orderedDice(event, before) : null,
};

/** A device tells one die from another. Who types them in may put them in order, and then nobody knows. */
function orderedDice(
  { source, dice }: Registered,
  before: KnownOfRound<RollFact>['before'],
): readonly number[] {
  if (source !== 'dealer') return dice;
  return readByDevice(before) ?? dice.toSorted((a, b) => a - b);
}

/** The dice as the device of this round read them last, where the table has one beside its dealer. */
function readByDevice(before: KnownOfRound<RollFact>['before']): readonly number[] | null {
  const reading = before.findLast(
    (event) => event.type === 'ReadingTaken' && event.source === 'device',
  );
  return reading?.dice ?? null;
}
