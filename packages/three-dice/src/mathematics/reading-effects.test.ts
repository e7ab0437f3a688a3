import { rational } from '@baize/exact';
import { GAMES } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { readingEffects } from './reading-effects.ts';

const effects = GAMES.flatMap((entry) =>
  entry.layout === null ? [] : readingEffects(entry.book, entry.layout),
);

describe('readingEffects', () => {
  test('[licensee-sic-bo#I-D1] exactly two of a kind costs 3/8 instead of 1/3', () => {
    const found = effects.filter(({ reading }) => reading === 'D1');
    expect(found.map(({ game }) => game)).toEqual([
      'licensee-sic-bo/minimum',
      'licensee-sic-bo/standard',
    ]);
    for (const { value, byDefault, changes } of found) {
      expect([byDefault, value]).toEqual(['two-or-three', 'exactly-two']);
      // At 8 to 1 on 16 and on 15 rolls: 1 - 16 x 9 / 216 and 1 - 15 x 9 / 216.
      expect(changes.toSorted((a, b) => a.bet.localeCompare(b.bet))).toEqual(
        [1, 2, 3, 4, 5, 6].map((face) => ({
          bet: `double:${face}`,
          byDefault: rational(1, 3),
          edge: rational(3, 8),
        })),
      );
    }
  });

  test('sharing an over-full box moves no edge', () => {
    const found = effects.filter(({ reading }) => reading === 'L3');
    expect(found.map(({ game }) => game)).toEqual([
      'rws-tai-sai-v5/a',
      'rws-tai-sai-v5/c',
      'rws-tai-sai-v5/e',
    ]);
    expect(found.flatMap(({ changes }) => changes)).toEqual([]);
  });
});
