import type { RecordReport } from '@baize/math/fairness';
import { cardReport } from '@baize/si-ki-pi/fairness';
import { STRANGE_DECKS, STRANGE_HANDS } from '@baize/testing/strange-cards';
import { STRANGE_DICE } from '@baize/testing/strange-dice';
import { diceReport } from '@baize/three-dice/fairness';
import { describe, expect, test } from 'vitest';
import { cardStatistics } from './card-statistics.ts';
import { diceStatistics } from './dice-statistics.ts';
import { longestStretch } from './plain-statistics.ts';

function expectSame(
  { findings }: RecordReport,
  slow: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  const found = new Map(findings.map((each) => [each.test, each.statistic]));
  for (const [name, statistic] of Object.entries(slow)) {
    expect({ name, statistic: found.get(name) }).toEqual({
      name,
      statistic: expect.closeTo(statistic, 6),
    });
  }
  return found;
}

describe('the statistics of records as they stream are those of the results one by one', () => {
  test.each(STRANGE_DICE.map(({ what, rolls }) => [what, rolls(17, 1200)] as const))(
    'dice: %s',
    (_what, rolls) => {
      const found = expectSame(diceReport(rolls), diceStatistics(rolls));
      const texts = rolls.map((roll) => roll.join(''));
      expect(found.get('longest stretch of rolls that came again')).toBe(longestStretch(texts, 4));
    },
  );

  test.each([
    ...STRANGE_HANDS.map(({ what, deals }) => [`hands: ${what}`, deals(17, 600), 4, 2] as const),
    ...STRANGE_DECKS.map(({ what, deals }) => [`decks: ${what}`, deals(17, 600), 52, 1] as const),
  ])('%s', (_what, deals, k, least) => {
    const found = expectSame(cardReport(deals), cardStatistics(deals, k));
    const texts = deals.map((deal) => deal.join(' '));
    expect(found.get('longest stretch of deals that came again')).toBe(
      longestStretch(texts, least),
    );
  });
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
