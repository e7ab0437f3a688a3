import type { Rational } from '@baize/exact';

// A double holds 53 bits; 64 leave the last one right after the division.
const BITS = 64;

/**
 * The nearest floating-point number, for statistics only: a p-value is a tail of a continuous
 * distribution and has no exact form. No decision about money is ever made with one.
 */
export function approximate({ numerator, denominator }: Rational): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  if (magnitude === 0n) return 0;
  // Both may be far beyond 2 ** 1024, where a plain conversion would give infinity over infinity.
  const shift = BITS + bitLength(denominator) - bitLength(magnitude);
  const quotient =
    shift >= 0
      ? (magnitude << BigInt(shift)) / denominator
      : magnitude / (denominator << BigInt(-shift));
  const value = Number(quotient) * 2 ** -shift;
  return numerator < 0n ? -value : value;
}

function bitLength(positive: bigint): number {
  return positive.toString(16).length * 4;
}
