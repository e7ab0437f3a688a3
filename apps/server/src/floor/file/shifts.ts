import type { ShiftPlan } from '../../reports/shift-plan.ts';
import type { FloorEntry } from './table-entry.ts';

type Entry = Pick<FloorEntry, 'minutesEast' | 'shifts'>;

/** What the file says of a day, in minutes. */
export function shiftsOf({ minutesEast, shifts }: Entry): ShiftPlan {
  return { minutesEast, shifts: shifts.map(({ name, from }) => ({ name, from: minuteOf(from) })) };
}

/** What a schema cannot say: two shifts have neither one name nor one beginning. */
export function shiftsFault({ shifts }: Pick<Entry, 'shifts'>): {
  readonly path: readonly (string | number)[];
  readonly message: string;
} | null {
  for (const [index, { name, from }] of shifts.entries()) {
    const before = shifts.slice(0, index);
    if (before.some((each) => each.name === name)) {
      return { path: ['shifts', index, 'name'], message: `There are two shifts called ${name}.` };
    }
    if (before.some((each) => minuteOf(each.from) >= minuteOf(from))) {
      const message = 'Shifts are in the order of the clock, each later than the one before.';
      return { path: ['shifts', index, 'from'], message };
    }
  }
  return null;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
