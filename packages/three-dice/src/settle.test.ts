import { money } from '@baize/exact';
import { rwsSicBo2021 } from '@baize/rulebooks';
import { anyDiceGame, anyRoll, anyStake } from '@baize/testing/dice-arbitraries';
import { layoutNamed } from '@baize/testing/layout-named';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SharedBetText } from './bets/notation.ts';
import type { Roll } from './roll.ts';
import { diceGame, type Stake, settleRoll, settleStake } from './settle.ts';

const layoutA = layoutNamed(rwsSicBo2021, 'a');

const game = diceGame(rwsSicBo2021, layoutA);

function stakeOn(text: SharedBetText, stake: number): Stake {
  const wager = game.wagerOf.get(text);
  if (!wager) throw new Error(`${text} is not on ${game.id}.`);
  return { wager, stake: money(stake) };
}

// Worked by hand from the printed prices.
test.each<[SharedBetText, number, Roll, pays: number, returns: number]>([
  ['small', 100, [1, 2, 3], 100, 200],
  ['total:8', 2, [1, 3, 4], 17, 19],
  ['total:8', 1000, [2, 2, 4], 8500, 9500],
  ['double:4', 100, [4, 1, 4], 1150, 1250],
  ['double:4', 100, [4, 4, 4], 1150, 1250],
  ['single:4', 100, [4, 1, 2], 100, 200],
  ['single:4', 100, [4, 4, 2], 200, 300],
  ['single:4', 100, [4, 4, 4], 1200, 1300],
  ['triple:4', 100, [4, 4, 4], 19_500, 19_600],
  ['four:1234', 100, [3, 1, 4], 750, 850],
])('%s with %i on %j pays %i and returns %i', (text, stake, roll, pays, returns) => {
  expect(settleStake(stakeOn(text, stake), roll)).toMatchObject({
    bet: text,
    stake,
    result: 'win',
    pays,
    returns,
  });
});

test('a loser is collected whole and told why', () => {
  expect(settleStake(stakeOn('small', 100), [4, 4, 4])).toEqual({
    bet: 'small',
    stake: 100,
    result: 'lose',
    odds: null,
    pays: 0,
    returns: 0,
    because: ['rws-sic-bo-2021#3.9', 'rws-sic-bo-2021#4.1.1'],
  });
});

test('a round is its lines and their sums', () => {
  const stakes = [stakeOn('small', 100), stakeOn('total:8', 20), stakeOn('triple:1', 50)];
  expect(settleRoll(game, [1, 3, 4], stakes)).toMatchObject({
    game: 'rws-sic-bo-2021/a',
    roll: [1, 3, 4],
    lines: [{ returns: 200 }, { returns: 190 }, { returns: 0 }],
    staked: 170,
    returned: 390,
  });
  expect(settleRoll(game, [1, 3, 4], [])).toMatchObject({ lines: [], staked: 0, returned: 0 });
});

test('in every game, every line returns nothing or the stake and its winnings', () => {
  const scenario = anyDiceGame.chain((each) =>
    fc.tuple(fc.constant(each), anyRoll, fc.array(anyStake(each), { maxLength: 20 })),
  );
  fc.assert(
    fc.property(scenario, ([each, roll, stakes]) => {
      const settlement = settleRoll(each, roll, stakes);
      expect(settlement.lines.map((line) => line.stake)).toEqual(stakes.map(({ stake }) => stake));
      for (const { result, stake, pays, returns, odds, because } of settlement.lines) {
        expect(because.length).toBeGreaterThan(0);
        expect(returns).toBe(result === 'win' ? stake + pays : 0);
        if (odds) expect(BigInt(pays) * odds.denominator).toBe(BigInt(stake) * odds.numerator);
        else expect(pays).toBe(0);
      }
      const sum = settlement.lines.reduce((so, { returns }) => so + returns, 0);
      expect(settlement.returned).toBe(sum);
    }),
  );
});
