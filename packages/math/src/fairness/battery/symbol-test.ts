import type { Outcome } from '../finding.ts';

/** A test that sees symbols 0, 1, 2, ... one by one and keeps only what it counts. */
export interface SymbolTest {
  accept(symbol: number): void;
  outcome(): Outcome;
}
