/** In milliseconds. Long enough for a slow line, short enough for a player who is waiting. */
export interface Timing {
  /** An unanswered operation is sent again, with the same id. */
  readonly resend: number;
  readonly ping: number;
  /** Nothing heard for so long: the connection is dead. */
  readonly dead: number;
  /** Waits before each attempt to connect again; the last one is kept. */
  readonly retries: readonly [number, ...number[]];
  /**
   * After a break, an operation older than this that the server does not know is not sent again: who
   * gave it has stopped waiting for it.
   */
  readonly patience: number;
}

export const TIMING: Timing = {
  resend: 1_200,
  ping: 2_500,
  dead: 5_000,
  retries: [500, 1_000, 2_000, 4_000],
  patience: 10_000,
};

/**
 * Half of the wait is fixed and half is chance, so that a floor of terminals does not come back in
 * one instant. `random` is from 0 up to 1.
 */
export function retryDelay({ retries }: Timing, attempt: number, random: number): number {
  const full = retries[Math.min(attempt, retries.length - 1)] ?? retries[0];
  return Math.round(full / 2 + (full / 2) * random);
}
