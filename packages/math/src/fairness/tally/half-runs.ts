export interface HalfRuns {
  readonly lower: number;
  readonly upper: number;
  readonly runs: number;
}

export interface HalfRunCounter {
  accept(isUpper: number): void;
  counts(): HalfRuns;
}

/** Counts two kinds and how often they change places. */
export function halfRunCounter(): HalfRunCounter {
  const seen = [0, 0];
  let runs = 0;
  let last = -1;
  return {
    accept(isUpper) {
      seen[isUpper] = (seen[isUpper] ?? 0) + 1;
      if (isUpper !== last) runs += 1;
      last = isUpper;
    },
    counts: () => ({ lower: seen[0] ?? 0, upper: seen[1] ?? 0, runs }),
  };
}
