import { countLength, lengthsOutcome } from './length-cells.ts';
import type { SymbolTest } from './symbol-test.ts';

/** Whether it takes as many symbols as it should until every one of them has come. */
export function couponTest(name: string, symbols: number): SymbolTest {
  const lengths = new Map<number, number>();
  const seenIn = new Uint32Array(symbols);
  let collection = 1;
  let different = 0;
  let length = 0;
  return {
    accept(symbol) {
      length += 1;
      if (seenIn[symbol] === collection) return;
      seenIn[symbol] = collection;
      different += 1;
      if (different < symbols) return;
      countLength(lengths, length);
      collection += 1;
      different = 0;
      length = 0;
    },
    outcome: () =>
      lengthsOutcome(
        `${name}: coupon collector`,
        lengths,
        tenths(symbols),
        incompleteBefore(symbols),
        'collections',
      ),
  };
}

/** Lengths near the tenths of the limit distribution (Erdos and Renyi 1961). */
function tenths(symbols: number): readonly number[] {
  const limits = Array.from({ length: 9 }, (_, i) => {
    const tenth = (i + 1) / 10;
    return Math.round(symbols * (Math.log(symbols) - Math.log(-Math.log(tenth))));
  });
  return [...new Set([symbols, ...limits.filter((length) => length > symbols)])];
}

/**
 * A collection takes at least that many if one symbol fewer leave one out. By inclusion and
 * exclusion over the symbols left out, exactly.
 */
function incompleteBefore(symbols: number) {
  return (length: number) => {
    const drawn = BigInt(length - 1);
    let ways = 0n;
    let chosen = 1n;
    for (let out = 1; out < symbols; out += 1) {
      chosen = (chosen * BigInt(symbols - out + 1)) / BigInt(out);
      const avoided = chosen * BigInt(symbols - out) ** drawn;
      ways += out % 2 === 1 ? avoided : -avoided;
    }
    return { ways, of: BigInt(symbols) ** drawn };
  };
}
