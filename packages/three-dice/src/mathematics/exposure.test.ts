import { money, multiply, rational, sum } from '@baize/exact';
import { type Exposure, emptyExposure, expectedWin, lossChance, withStake } from '@baize/game';
import { anyDiceGame, anyStake } from '@baize/testing/dice-arbitraries';
import { analysisOf, gameOf } from '@baize/testing/dice-games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exposureTable, outcomesOf, type Stake, settleRoll, worstOutcomes } from '../index.ts';

const anyBets = anyDiceGame.chain((game) =>
  fc.tuple(fc.constant(game), fc.array(anyStake(game), { maxLength: 8 })),
);

function placed(exposure: Exposure, stakes: readonly Stake[]): Exposure {
  return stakes.reduce((all, { wager, stake }) => withStake(all, wager.text, stake), exposure);
}

describe('withStake', () => {
  test('adds up to what settlement would pay, on each of the 56 combinations', () => {
    fc.assert(
      fc.property(anyBets, ([game, stakes]) => {
        const exposure = placed(emptyExposure(exposureTable(game)), stakes);
        for (const { dice, net } of outcomesOf(exposure)) {
          const { staked, returned } = settleRoll(game, dice, stakes);
          expect(net).toBe(staked - returned);
          expect(exposure.staked).toBe(staked);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a stake taken back leaves no trace', () => {
    fc.assert(
      fc.property(anyBets, ([game, stakes]) => {
        const empty = emptyExposure(exposureTable(game));
        const back = stakes.map(({ wager, stake }) => ({ wager, stake: money(-stake) }));
        expect(placed(placed(empty, stakes), back)).toEqual(empty);
      }),
      { numRuns: 40 },
    );
  });

  test('knows only the areas and the unit of its game', () => {
    const empty = emptyExposure(exposureTable(gameOf('rws-tai-sai-v5/a')));
    expect(() => withStake(empty, 'odd', money(100))).toThrow('not on the layout');
    expect(() => withStake(empty, 'total:8', money(1.5))).toThrow('Not a safe amount');
    const halves = emptyExposure(exposureTable(gameOf('mbs-sic-bo-v4/alfastreet')));
    expect(() => withStake(halves, 'total:8', money(1))).toThrow('multiple of 2');
  });

  test('refuses what could not be held exactly, one stake or all together', () => {
    const empty = emptyExposure(exposureTable(gameOf('rws-tai-sai-v5/a')));
    // Three of a kind pays 180 to 1, so 181 times the stake must stay below 2 ** 53.
    const most = money(Math.floor(Number.MAX_SAFE_INTEGER / 181));
    const loaded = withStake(empty, 'triple:1', most);
    expect(() => withStake(empty, 'triple:1', money(most + 1))).toThrow('too large');
    expect(() => withStake(loaded, 'triple:1', most)).toThrow('together are too large');
  });
});

describe('what the pit looks at', () => {
  const game = gameOf('rws-tai-sai-v5/a');
  const exposure = placed(emptyExposure(exposureTable(game)), []);
  const bets = [
    ['small', 10_000],
    ['triple:1', 100],
    ['any-triple', 300],
  ] as const;
  const loaded = bets.reduce((all, [bet, stake]) => withStake(all, bet, money(stake)), exposure);

  test('the worst outcome is three ones: Small loses, both triples are paid', () => {
    // 10,000 kept, 100 x 180 and 300 x 31 paid.
    expect(worstOutcomes(loaded, 1)).toEqual([
      { dice: [1, 1, 1], weight: 1, net: 10_000 - 18_000 - 9_300 },
    ]);
  });

  test('then Small, on the likeliest combinations first', () => {
    const [, second, third] = worstOutcomes(loaded, 3);
    expect(second).toMatchObject({ weight: 6, net: 400 - 10_000 });
    expect(third).toMatchObject({ weight: 6, net: 400 - 10_000 });
    expect(worstOutcomes(loaded, 99)).toHaveLength(56);
  });

  test('the house loses on the 105 rolls of Small and on three ones', () => {
    // Another triple brings 10,000 + 100 - 9,300.
    expect(lossChance(loaded)).toEqual(rational(106, 216));
  });

  test('the expected win is the sum of stakes times edges', () => {
    const expected = bets.map(([bet, stake]) =>
      multiply(analysisOf(game, bet).edge, rational(stake)),
    );
    expect(expectedWin(loaded)).toEqual(sum(expected));
    expect(expectedWin(exposure)).toEqual(rational(0));
  });
});
