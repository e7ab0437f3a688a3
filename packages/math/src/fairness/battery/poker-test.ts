import { rational } from '@baize/exact';
import { type Cell, goodnessOfFit, mergeThinCells } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, tooFew } from '../finding.ts';
import type { SymbolTest } from './symbol-test.ts';

const SIZE = 5;
// Stirling numbers of the second kind: the ways to part five things into 1, 2, 3, 4, 5 groups.
const PARTITIONS = [1n, 15n, 25n, 10n, 1n];
const HANDS_MINIMUM = 200;

/** Whether five symbols in a row hold as many different ones as they should. */
export function pokerTest(name: string, symbols: number): SymbolTest {
  const counts = new Array<number>(SIZE).fill(0);
  const hand: number[] = [];
  const test = `${name}: poker`;
  return {
    accept(symbol) {
      hand.push(symbol);
      if (hand.length < SIZE) return;
      const different = new Set(hand).size;
      counts[different - 1] = (counts[different - 1] ?? 0) + 1;
      hand.length = 0;
    },
    outcome() {
      const n = counts.reduce((sum, count) => sum + count, 0);
      const cells = mergeThinCells(
        counts.map((observed, i): Cell => {
          const ways = waysFor(symbols, i + 1) * BigInt(n);
          const expected = rational(ways, BigInt(symbols) ** BigInt(SIZE));
          return { label: `${i + 1}`, observed, expected };
        }),
      );
      if (cells.length < 2) return tooFew(test, n, HANDS_MINIMUM, 'hands of five');
      return chiSquareFinding(test, n, goodnessOfFit(cells), cells);
    },
  };
}

/** Ordered choices of so many different symbols, for each way to share five places among them. */
export function waysFor(symbols: number, different: number): bigint {
  let ways = PARTITIONS[different - 1] ?? 0n;
  for (let i = 0; i < different; i += 1) ways *= BigInt(symbols - i);
  return ways;
}
