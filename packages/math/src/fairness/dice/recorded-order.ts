import type { Roll } from '@baize/three-dice';

/** Dice as they were read, or put in order by whoever wrote them down. */
export type RecordedOrder = 'as-read' | 'sorted';

// 56 of 216 rolls are ascending by chance; for twenty in a row that is one in a million million.
const ROLLS_MINIMUM = 20;

/** Sorted dice say nothing about single dice, and tests of single dice would cry foul at once. */
export function recordedOrder(rolls: readonly Roll[]): RecordedOrder {
  if (rolls.length < ROLLS_MINIMUM) return 'as-read';
  const isAscending = rolls.every(([a, b, c]) => a <= b && b <= c);
  const isDescending = rolls.every(([a, b, c]) => a >= b && b >= c);
  return isAscending || isDescending ? 'sorted' : 'as-read';
}
