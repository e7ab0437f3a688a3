import { countLength, lengthsOutcome } from './length-cells.ts';
import type { SymbolTest } from './symbol-test.ts';

/**
 * Whether runs of strictly rising symbols are as long as they should be. The symbol that ends a run
 * is passed over, so that lengths are independent of each other (Knuth, volume 2, 3.3.2).
 */
export function runsUpTest(name: string, symbols: number): SymbolTest {
  const lengths = new Map<number, number>();
  let length = 0;
  let last = -1;
  return {
    accept(symbol) {
      if (length === 0 || symbol > last) {
        length += 1;
        last = symbol;
      } else {
        countLength(lengths, length);
        length = 0;
      }
    },
    outcome: () => {
      const starts = Array.from({ length: Math.min(symbols, 12) }, (_, i) => i + 1);
      return lengthsOutcome(`${name}: runs`, lengths, starts, risingAtLeast(symbols), 'runs');
    },
  };
}

/** So many symbols rise strictly if they are different and in the one order out of all. */
function risingAtLeast(symbols: number) {
  return (length: number) => ({
    ways: choose(symbols, length),
    of: BigInt(symbols) ** BigInt(length),
  });
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 1; i <= k; i += 1) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}
