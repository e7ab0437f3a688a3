import { equalCellsOutcome } from './equal-cells.ts';
import type { SymbolTest } from './symbol-test.ts';

/** Whether every symbol comes equally often. */
export function frequencyTest(name: string, symbols: number): SymbolTest {
  const counts = new Uint32Array(symbols);
  return {
    accept(symbol) {
      counts[symbol] = (counts[symbol] ?? 0) + 1;
    },
    outcome: () => equalCellsOutcome(`${name}: frequency`, counts, 'symbols'),
  };
}

/** Whether every pair of neighbours comes equally often. Pairs do not overlap. */
export function serialTest(name: string, symbols: number): SymbolTest {
  const counts = new Uint32Array(symbols * symbols);
  let first: number | null = null;
  return {
    accept(symbol) {
      if (first === null) first = symbol;
      else {
        const cell = first * symbols + symbol;
        counts[cell] = (counts[cell] ?? 0) + 1;
        first = null;
      }
    },
    outcome: () => equalCellsOutcome(`${name}: serial`, counts, 'pairs'),
  };
}
