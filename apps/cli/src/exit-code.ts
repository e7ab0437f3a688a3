/** What the shell is told; every command keeps to these three. */
export const EXIT = {
  ok: 0,
  /** At least one bad line, or the answer is no. The rest of the work was done. */
  negative: 1,
  /** The command was called wrongly; nothing was done. */
  usage: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
