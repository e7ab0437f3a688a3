import { ALL_ROLLS } from '../../roll.ts';

/** Dice as they were read, or put in order by whoever wrote them down. */
export type RecordedOrder = 'as-read' | 'sorted';

// 56 of 216 rolls are ascending by chance; for twenty in a row that is one in a million million.
const ROLLS_MINIMUM = 20;

const ASCENDING = 1;
const DESCENDING = 2;
const ORDERS = Uint8Array.from(
  ALL_ROLLS,
  ([a, b, c]) => (a <= b && b <= c ? ASCENDING : 0) | (a >= b && b >= c ? DESCENDING : 0),
);

export interface OrderWatch {
  accept(outcome: number): void;
  order(): RecordedOrder;
  /** Whether every roll so far is in order, be it by chance: then single dice are not yet judged. */
  mayBeSorted(): boolean;
}

/** Sorted dice say nothing about single dice, and tests of single dice would cry foul at once. */
export function orderWatch(): OrderWatch {
  let orders = ASCENDING | DESCENDING;
  let rolls = 0;
  return {
    accept(outcome) {
      orders &= ORDERS[outcome] ?? 0;
      rolls += 1;
    },
    order: () => (orders !== 0 && rolls >= ROLLS_MINIMUM ? 'sorted' : 'as-read'),
    mayBeSorted: () => orders !== 0,
  };
}
