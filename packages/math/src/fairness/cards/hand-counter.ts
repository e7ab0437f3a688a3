import type { Deal } from './deck.ts';
import { orderIndex, patternIndex } from './hand-patterns.ts';

/** Of deals of four cards or more: their patterns of ranks and the orders of their first four. */
export interface HandCounter {
  accept(deal: Deal): void;
  readonly patterns: Float64Array;
  readonly orders: Float64Array;
  hands(): number;
}

export function handCounter(): HandCounter {
  const patterns = new Float64Array(5);
  const orders = new Float64Array(24);
  let hands = 0;
  return {
    accept([a = -1, b = -1, c = -1, d = -1]) {
      if (d < 0) return;
      hands += 1;
      const pattern = patternIndex(a, b, c, d);
      patterns[pattern] = (patterns[pattern] ?? 0) + 1;
      const order = orderIndex([a, b, c, d]);
      orders[order] = (orders[order] ?? 0) + 1;
    },
    patterns,
    orders,
    hands: () => hands,
  };
}
