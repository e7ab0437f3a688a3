/** How many messages somebody may send: so many a second, and a burst of so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface TokenBucket {
  /** Whether one more message may be taken now. */
  take(now: number): boolean;
}

export function tokenBucket({ perSecond, burst }: Rate, start: number): TokenBucket {
  let tokens = burst;
  let last = start;
  return {
    take(now) {
      tokens = Math.min(burst, tokens + (Math.max(0, now - last) / 1000) * perSecond);
      last = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
