// What the statistics of dice and of cards have in common, as slowly as it is defined.

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Pearson's statistic of counts that should all be alike. */
export function unevenness(counts: readonly number[]): number {
  return misfit(
    counts,
    counts.map(() => sum(counts) / counts.length),
  );
}

/** Pearson's statistic of counts against what was expected of each. */
export function misfit(counts: readonly number[], expected: readonly number[]): number {
  return sum(counts.map((count, i) => (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1)));
}

export function longestRun(texts: readonly string[]): number {
  let [longest, run] = [0, 0];
  for (const [i, text] of texts.entries()) {
    run = text === texts[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The longest stretch that came before, by comparing every two places; one of fewer than `least` is none. */
export function longestStretch(texts: readonly string[], least: number): number {
  let longest = 0;
  for (let back = 1; back < texts.length; back += 1) {
    let length = 0;
    for (let i = back; i < texts.length; i += 1) {
      length = texts[i] === texts[i - back] ? length + 1 : 0;
      longest = Math.max(longest, length);
    }
  }
  return longest >= least ? longest : 0;
}
