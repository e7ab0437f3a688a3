/**
 * Holm (1979): p-values enlarged so that, if nothing is wrong anywhere, the chance that even one of
 * them falls below a level is at most that level, however the tests depend on each other.
 */
export function holm(ps: readonly number[]): readonly number[] {
  const m = ps.length;
  const ascending = order(ps);
  const adjusted = new Array<number>(m).fill(1);
  let largest = 0;
  for (const [rank, index] of ascending.entries()) {
    largest = Math.max(largest, (m - rank) * (ps[index] ?? 1));
    adjusted[index] = Math.min(1, largest);
  }
  return adjusted;
}

/**
 * Benjamini and Hochberg (1995): among the tests that fall below a level, the expected share of
 * false ones is at most that level. Milder than Holm; for ranking what to look at first.
 */
export function benjaminiHochberg(ps: readonly number[]): readonly number[] {
  const m = ps.length;
  const descending = order(ps).toReversed();
  const adjusted = new Array<number>(m).fill(1);
  let smallest = 1;
  for (const [fromEnd, index] of descending.entries()) {
    smallest = Math.min(smallest, (m / (m - fromEnd)) * (ps[index] ?? 1));
    adjusted[index] = smallest;
  }
  return adjusted;
}

function order(ps: readonly number[]): readonly number[] {
  return ps.map((_, index) => index).toSorted((a, b) => (ps[a] ?? 1) - (ps[b] ?? 1));
}
