import type { EventType } from '../event.ts';
import { COMMON_EVENTS } from '../events/index.ts';
import { oncePer, type TableLibrary } from '../library.ts';

type Meanings = Readonly<Record<EventType, string>>;

/** What each event records, in a sentence: those of every table and those of the mechanics of a house. */
export const eventMeanings: (library: TableLibrary) => Meanings = oncePer(({ mechanics }) => {
  const entries = [COMMON_EVENTS, ...mechanics.map(({ events }) => events)];
  const meanings = entries.flatMap((group) =>
    Object.entries(group).map(([type, { means }]) => [type, means]),
  );
  // The keys are those the types of events are drawn from, which a record cannot show.
  return Object.fromEntries(meanings) as Meanings;
});
