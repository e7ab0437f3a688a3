import { type Rate, type TokenBucket, tokenBucket } from './token-bucket.ts';

const ADDRESSES_MOST = 10_000;

/**
 * How often sockets may be asked for from one address. A floor behind one proxy comes back all at
 * once after a power cut, so the burst is large; nobody goes on like that.
 */
export function arrivals(rate: Rate, now: () => number): (address: string) => boolean {
  const buckets = new Map<string, TokenBucket>();
  return (address) => {
    const known = buckets.get(address);
    if (known) return known.take(now());
    // Forgetting everybody is kinder than remembering addresses somebody makes up.
    if (buckets.size >= ADDRESSES_MOST) buckets.clear();
    const bucket = tokenBucket(rate, now());
    buckets.set(address, bucket);
    return bucket.take(now());
  };
}
