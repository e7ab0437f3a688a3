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

const CALLERS_MOST = 10_000;

/**
 * How often something may be done by one caller: a socket asked for from an address, a message sent by a
 * person or machine, over however many sockets. A floor behind one proxy comes back all at once after a
 * power cut, so the burst of sockets is large; nobody goes on like that.
 */
export function budgets(rate: Rate, now: () => number): (caller: string) => boolean {
  const buckets = new Map<string, TokenBucket>();
  return (caller) => {
    const known = buckets.get(caller);
    if (known) return known.take(now());
    // Forgetting everybody is kinder than remembering callers somebody makes up.
    if (buckets.size >= CALLERS_MOST) buckets.clear();
    const bucket = tokenBucket(rate, now());
    buckets.set(caller, bucket);
    return bucket.take(now());
  };
}
