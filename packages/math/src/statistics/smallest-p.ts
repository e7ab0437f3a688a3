/**
 * Smaller p-values are reported as this one. The library computes a tail as 1 minus the rest, so
 * digits below are noise; and whoever reads "one in a million million" needs no more of them.
 */
export const SMALLEST_P = 1e-12;

export function asP(value: number): number {
  return Math.min(1, Math.max(SMALLEST_P, value));
}

/** Twice the smaller of two tails; the smallest p-value stays what it is. */
export function twiceSmaller(above: number, below: number): number {
  const smaller = Math.min(above, below);
  return smaller <= SMALLEST_P ? SMALLEST_P : Math.min(1, 2 * smaller);
}
