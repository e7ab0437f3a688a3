import type { Roll } from '@baize/rules';

/** Whether two readings show the same dice: the order in which somebody read them decides nothing. */
export function showSame(one: Roll, other: Roll): boolean {
  const faces = other.toSorted();
  return one.toSorted().every((face, index) => face === faces[index]);
}
