import type { Rational } from '@baize/exact';
import type { PriceStyle } from './layout.ts';

/** A price as a layout prints it: `1 wins 8 ½`, `1:62`, `8.5 to 1`; never with "for" (D12). */
export function printedPrice(odds: Rational, style: PriceStyle): string {
  const whole = odds.numerator / odds.denominator;
  const half = odds.denominator === 2n;
  // Odds under evens or in odd fractions have no half to print: 1 to 10 stays 1 to 10.
  if (!half && odds.denominator !== 1n) return fractional(odds, style);
  switch (style) {
    case 'wins':
      return half ? `1 wins ${whole === 0n ? '' : `${whole} `}½` : `1 wins ${whole}`;
    case 'colon':
      return half ? `1:${whole}.5` : `1:${whole}`;
    case 'to':
      return half ? `${whole}.5 to 1` : `${whole} to 1`;
  }
}

function fractional({ numerator, denominator }: Rational, style: PriceStyle): string {
  switch (style) {
    case 'wins':
      return `${denominator} wins ${numerator}`;
    case 'colon':
      return `${denominator}:${numerator}`;
    case 'to':
      return `${numerator} to ${denominator}`;
  }
}
