import { describe, expect, test } from 'vitest';
import { longestStretch, slowStatistics } from '../testing/slow-statistics.ts';
import { STRANGE_DICE } from '../testing/strange-dice.ts';
import { diceReport } from './dice-record.ts';

describe('the streamed statistics are those of the rolls one by one', () => {
  test.each(STRANGE_DICE.map(({ what, rolls }) => [what, rolls(17, 1200)] as const))(
    '%s',
    (_what, rolls) => {
      const found = new Map(diceReport(rolls).findings.map((each) => [each.test, each.statistic]));
      for (const [name, statistic] of Object.entries(slowStatistics(rolls))) {
        expect({ name, statistic: found.get(name) }).toEqual({
          name,
          statistic: expect.closeTo(statistic, 6),
        });
      }
      expect(found.get('longest stretch of rolls that came again')).toBe(longestStretch(rolls));
    },
  );
});

test('three dice wait as long for nine faces running as a chain of run lengths says', () => {
  // still[r]: the chance that no run of nine has come and the present one is r + 1 long.
  let still = [1, 0, 0, 0, 0, 0, 0, 0];
  const chanceOfNone = (): number => still.reduce((sum, chance) => sum + chance, 0);
  let mean = 1;
  let before = 1;
  for (let roll = 2; roll <= 4000; roll += 1) {
    const all = chanceOfNone();
    still = [(all * 5) / 6, ...still.slice(0, 7).map((chance) => chance / 6)];
    before = all;
    mean += all ** 3;
  }
  // From here on every roll lowers the chance by the same factor.
  const factor = (chanceOfNone() / before) ** 3;
  mean += chanceOfNone() ** 3 / (1 - factor);
  // The rule says at most once in 671,846: three dice together wait a little longer than a third of one.
  expect(mean).toBeGreaterThan(671_846);
  expect(mean).toBeLessThan(671_860);
});
