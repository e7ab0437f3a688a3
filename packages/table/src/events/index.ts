import type { CommonEvent } from '../event.ts';
import { approvalEvents } from './approval-events.ts';
import type { Concern, EntriesOf, EventEntry } from './event-entry.ts';
import { houseEvents } from './house-events.ts';
import { instrumentEvents } from './instrument-events.ts';
import { irregularityEvents } from './irregularity-events.ts';
import { roundEvents } from './round-events.ts';
import { serviceEvents } from './service-events.ts';
import { terminalEvents } from './terminal-events.ts';
import { visitEvents } from './visit-events.ts';

/** What happens at every table, whatever is played there: an entry each. */
export const COMMON_EVENTS = {
  ...houseEvents,
  ...terminalEvents,
  ...instrumentEvents,
  ...visitEvents,
  ...roundEvents,
  ...serviceEvents,
  ...irregularityEvents,
  ...approvalEvents,
} as const satisfies EntriesOf<CommonEvent>;

/** What is asked of an entry by the type of an event at hand. */
type AskedOf = Pick<EventEntry<never>, 'showsBecause' | 'concerns'>;

function entryOf(type: string): AskedOf | undefined {
  const entries: Readonly<Record<string, AskedOf>> = COMMON_EVENTS;
  return Object.hasOwn(entries, type) ? entries[type] : undefined;
}

/** Whose own screens an event changes; what only a mechanic knows changes those of everybody. */
export function concernOf(type: string): Concern {
  return entryOf(type)?.concerns ?? 'everybody';
}

/** Whether everybody at the table is told the first of its reasons alone. */
export function showsFirstReason(type: string): boolean {
  return entryOf(type)?.showsBecause === 'first';
}
