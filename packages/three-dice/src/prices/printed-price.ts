import type { Rational } from '@baize/exact';
import type { PriceStyle } from '../layout.ts';

/** A price as a layout prints it: `1 wins 8 ½`, `1:62`, `8.5 to 1`; never with "for" (D12). */
export function printPrice(odds: Rational, style: PriceStyle): string {
  return odds.denominator === 2n ? printHalf(odds.numerator / 2n, style) : printPlain(odds, style);
}

function printHalf(whole: bigint, style: PriceStyle): string {
  switch (style) {
    case 'wins':
      return whole === 0n ? '1 wins ½' : `1 wins ${whole} ½`;
    case 'colon':
      return `1:${whole}.5`;
    case 'to':
      return `${whole}.5 to 1`;
  }
}

/** Whole odds, and odds such as 1 to 10 that no half would print. */
function printPlain({ numerator, denominator }: Rational, style: PriceStyle): string {
  switch (style) {
    case 'wins':
      return `${denominator} wins ${numerator}`;
    case 'colon':
      return `${denominator}:${numerator}`;
    case 'to':
      return `${numerator} to ${denominator}`;
  }
}
