import { expect, test } from 'vitest';
import { faceCounts, hotToCold } from './face-counts.ts';

/** Every way three dice can fall, counted out. */
const ALL = Array.from({ length: 216 }, (_, n) => [
  (n % 6) + 1,
  (Math.floor(n / 6) % 6) + 1,
  Math.floor(n / 36) + 1,
]);

test.each(['once', 'twice'] as const)(
  'over all 216 rolls every face shows %s as often as expected',
  (least) => {
    for (const { count, expected } of faceCounts(ALL, least)) {
      expect(count).toBe((expected.ways * expected.rolls) / expected.of);
    }
  },
);

test('hot is what came most, cold what came least', () => {
  const counts = faceCounts(
    [
      [6, 6, 1],
      [6, 2, 1],
      [6, 2, 3],
    ],
    'once',
  );
  expect(hotToCold(counts).map(({ face, count }) => [face, count])).toEqual([
    [6, 3],
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 0],
    [5, 0],
  ]);
});
