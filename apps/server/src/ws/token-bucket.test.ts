import { expect, test } from 'vitest';
import { tokenBucket } from './token-bucket.ts';

test('a burst at once, then so many a second, and never more than a burst', () => {
  const bucket = tokenBucket({ perSecond: 2, burst: 3 }, 1000);
  const taken = (at: number, tries: number) =>
    Array.from({ length: tries }, () => bucket.take(at)).filter(Boolean).length;
  expect(taken(1000, 5)).toBe(3);
  expect(taken(1499, 1)).toBe(0);
  expect(taken(1500, 2)).toBe(1);
  expect(taken(60_000, 9)).toBe(3);
});

test('a clock that goes backwards gives nothing', () => {
  const bucket = tokenBucket({ perSecond: 1000, burst: 1 }, 5000);
  expect(bucket.take(5000)).toBe(true);
  expect(bucket.take(4000)).toBe(false);
});
