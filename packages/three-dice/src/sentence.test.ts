import { money, rational } from '@baize/exact';
import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { findGame } from '@baize/rulebooks';
import { DICE_GAMES } from '@baize/testing/dice-arbitraries';
import { describe, expect, test } from 'vitest';
import { ALL_ROLLS, type Roll } from './roll.ts';
import { sentence } from './sentence.ts';
import { type DiceGame, diceGame, settleStake } from './settle.ts';

function gameOf(id: string, readings: Readings = DEFAULT_READINGS): DiceGame {
  const game = findGame(id);
  if (!game.ok || game.value.layout === null) throw new Error(`${id} is no dice game.`);
  return diceGame(game.value.book, game.value.layout, { readings });
}

function said(game: DiceGame, bet: string, roll: Roll) {
  const wager = game.wagerOf.get(bet);
  if (!wager) throw new Error(`${bet} is not on ${game.id}.`);
  return sentence(game, settleStake({ wager, stake: money(100) }, roll), roll);
}

const mbs = gameOf('mbs-sic-bo-v4/rapid-select');

describe('a winner', () => {
  test('[mbs-sic-bo-v4#3.3.6.1] reads: name, price, condition', () => {
    expect(said(mbs, 'double:4', [4, 1, 4])).toEqual({
      en: 'Double 4 at 11.5 to 1: two or three dice show 4',
      'zh-Hans': '对子 4，1 赔 11 ½：两颗或三颗骰子为 4',
    });
  });

  test('[mbs-sic-bo-v4#3.3.1.1] at even money', () => {
    expect(said(mbs, 'small', [1, 2, 3])).toEqual({
      en: 'Small at 1 to 1: the total is 4 to 10 without a triple',
      'zh-Hans': '小，1 赔 1：总点数为 4 至 10，围骰除外',
    });
  });

  test.each<[Roll, string, string]>([
    [[4, 1, 2], 'Single 4 at 1 to 1: one die shows 4', '单骰 4，1 赔 1：一颗骰子为 4'],
    [[1, 4, 4], 'Single 4 at 2 to 1: two dice show 4', '单骰 4，1 赔 2：两颗骰子为 4'],
    [[4, 4, 4], 'Single 4 at 12 to 1: all three dice show 4', '单骰 4，1 赔 12：三颗骰子均为 4'],
  ])('[mbs-sic-bo-v4#4.1.4] a single on %j says how many dice earned its price', (roll, en, zh) => {
    expect(said(mbs, 'single:4', roll)).toEqual({ en, 'zh-Hans': zh });
  });

  test('[licensee-sic-bo#I-D2] under evens, the price keeps its printed order', () => {
    expect(said(gameOf('licensee-sic-bo/minimum'), 'single:4', [4, 1, 2])).toEqual({
      en: 'Single 4 at 1 to 10: one die shows 4',
      'zh-Hans': '单骰 4，10 赔 1：一颗骰子为 4',
    });
  });

  test('[licensee-sic-bo#I-D1] states the reading in force', () => {
    const game = gameOf('licensee-sic-bo/standard', { ...DEFAULT_READINGS, D1: 'exactly-two' });
    expect(said(game, 'double:4', [4, 1, 4]).en).toBe(
      'Double 4 at 8 to 1: exactly two dice show 4',
    );
  });

  test('at a price of the house is told that price', () => {
    const line = { bet: 'total:8', odds: rational(9, 1) } as const;
    expect(sentence(mbs, line, [1, 3, 4]).en).toBe('Total 8 at 9 to 1: the total is 8');
  });
});

describe('a loser', () => {
  test('[rws-tai-sai-v5#3.10] is told when the bet would have won', () => {
    expect(said(gameOf('rws-tai-sai-v5/a'), 'small', [2, 2, 2])).toEqual({
      en: 'Small loses on 2-2-2: it wins when the total is 4 to 10 without a triple',
      'zh-Hans': '小 在 2-2-2 输，赢的条件：总点数为 4 至 10，围骰除外',
    });
  });

  test('[mbs-sic-bo-v4#3.3.10.1] a single too', () => {
    expect(said(mbs, 'single:4', [1, 2, 3])).toEqual({
      en: 'Single 4 loses on 1-2-3: it wins when one or more dice show 4',
      'zh-Hans': '单骰 4 在 1-2-3 输，赢的条件：一颗或以上骰子为 4',
    });
  });
});

test('[licensee-sic-bo#4(a)] no sentence of any game on any roll says "for"', () => {
  const all = DICE_GAMES.flatMap((game) =>
    game.wagers.flatMap(({ text }) => ALL_ROLLS.map((roll) => said(game, text, roll).en)),
  );
  expect(all).toHaveLength(779 * 216);
  expect(all.filter((each) => /\bfor\b/i.test(each))).toEqual([]);
});
