import type { ReadableDice } from '../outcome-established.ts';
import type { Roll } from '../roll.ts';

/** Whether two readings show the same dice: the order in which somebody read them decides nothing. */
export function showSame(one: Roll, other: Roll): boolean {
  const faces = other.toSorted();
  return one.toSorted().every((face, index) => face === faces[index]);
}

/** Whether dice of which some could be read may be these: each die read is among them. */
export function couldShow(readable: ReadableDice, roll: Roll): boolean {
  const left: number[] = [...roll];
  return readable.every((die) => {
    if (die === null) return true;
    const place = left.indexOf(die);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
