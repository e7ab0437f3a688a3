/** What the shell is told: one code for one meaning. Most commands know the first three only. */
export const EXIT = {
  ok: 0,
  /** At least one bad line, or the answer is no. The rest of the work was done. */
  negative: 1,
  /** The command was called wrongly; nothing was done. */
  usage: 2,
  /** Results were tested or watched, and something about them is unusual. */
  unusual: 3,
  /** There were no results, or too few to say anything. */
  tooFew: 4,
  /** It was stopped before the end; what had been done by then was reported. */
  stopped: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
