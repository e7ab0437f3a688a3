import type { TableState } from '@baize/table';

/**
 * When something becomes possible or impossible by the clock alone: betting has lasted long enough
 * to be closed, a request for approval expires. Null while nothing does.
 */
export function nextMoment({ round, rules, approvals }: TableState, now: number): number | null {
  const moments = [...approvals.values()].map(({ expiresAt }) => expiresAt);
  if (round?.betsOpenedAt != null && round.closed === null && rules) {
    moments.push(round.betsOpenedAt + rules.config.bettingSecondsMinimum * 1000);
  }
  const ahead = moments.filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
