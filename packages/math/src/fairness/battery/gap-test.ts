import type { Rational } from '@baize/exact';
import { approximate } from '../../statistics/approximate.ts';
import { countLength, lengthsOutcome } from './length-cells.ts';
import type { SymbolTest } from './symbol-test.ts';

/** Whether the marked symbols come after as many others as they should. */
export function gapTest(
  name: string,
  chance: Rational,
  isMarked: (symbol: number) => boolean,
): SymbolTest {
  const gaps = new Map<number, number>();
  let gap = 0;
  return {
    accept(symbol) {
      gap += 1;
      if (!isMarked(symbol)) return;
      countLength(gaps, gap);
      gap = 0;
    },
    outcome: () =>
      lengthsOutcome(`${name}: gap`, gaps, tenths(approximate(chance)), beyond(chance), 'gaps'),
  };
}

/** Lengths near the tenths of the geometric distribution; where exactly they lie does not matter. */
function tenths(chance: number): readonly number[] {
  const lengths = Array.from({ length: 10 }, (_, i) =>
    Math.floor(1 + Math.log(1 - i / 10) / Math.log(1 - chance)),
  );
  return [...new Set(lengths)];
}

/** A gap is at least that long if one symbol fewer passed without a mark. */
function beyond({ numerator, denominator }: Rational) {
  return (length: number) => ({
    ways: (denominator - numerator) ** BigInt(length - 1),
    of: denominator ** BigInt(length - 1),
  });
}
