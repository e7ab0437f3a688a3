export interface GapCounter {
  accept(isMarked: number): void;
  /** How many gaps ended in each cell; the last cell has no end. */
  counts(): readonly number[];
}

/**
 * Counts the results from one marked result to the next, the next included. The unfinished gap at the
 * end is not counted.
 */
export function gapCounter(ends: readonly number[]): GapCounter {
  const counts = new Array<number>(ends.length + 1).fill(0);
  let gap = 0;
  return {
    accept(isMarked) {
      gap += 1;
      if (isMarked === 0) return;
      const cell = ends.findIndex((end) => gap <= end);
      const place = cell < 0 ? ends.length : cell;
      counts[place] = (counts[place] ?? 0) + 1;
      gap = 0;
    },
    counts: () => counts,
  };
}
