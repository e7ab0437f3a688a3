import { orderIndex } from '../cards/hand-patterns.ts';
import { equalCellsOutcome } from './equal-cells.ts';
import type { SymbolTest } from './symbol-test.ts';

/**
 * Whether groups of symbols come in each relative order equally often. A group in which a symbol
 * occurs twice has no order and is passed over; the orders of the others are equally likely exactly.
 */
export function permutationTest(name: string, size: number): SymbolTest {
  const counts = new Uint32Array(factorial(size));
  const group: number[] = [];
  return {
    accept(symbol) {
      group.push(symbol);
      if (group.length < size) return;
      if (!hasRepeat(group)) {
        const order = orderIndex(group);
        counts[order] = (counts[order] ?? 0) + 1;
      }
      group.length = 0;
    },
    outcome: () => equalCellsOutcome(`${name}: permutation`, counts, 'groups without a repeat'),
  };
}

function hasRepeat(group: readonly number[]): boolean {
  return group.some((symbol, i) => group.indexOf(symbol) !== i);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
