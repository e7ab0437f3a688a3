import { decimalText, fractionText, multiply, rational, subtract } from '@baize/exact';
import { DICE_GAMES } from '@baize/rulebooks/testing';
import { describe, expect, test } from 'vitest';
import { analysisOf, gameOf, wagerOf } from '../testing/dice-games.ts';
import { priceForEdge } from './price-for-edge.ts';
import { printableAround } from './printable-price.ts';

const standard = gameOf('licensee-sic-bo/standard');

function solve(bet: string, edge: ReturnType<typeof rational>) {
  return priceForEdge(standard, wagerOf(standard, bet), edge);
}

describe('priceForEdge', () => {
  test('asked for the edge of a price, it finds the price: every row of every bet of every game', () => {
    for (const game of DICE_GAMES) {
      for (const wager of game.wagers) {
        const { edge } = analysisOf(game, wager.text);
        const { rows, edgeNow, scaled } = priceForEdge(game, wager, edge);
        expect(edgeNow).toEqual(edge);
        expect(rows.map((row) => row.odds)).toEqual(wager.prices.map((price) => price.odds));
        expect(rows.map((row) => row.price)).toEqual(wager.prices);
        expect(scaled?.factor ?? rational(1)).toEqual(rational(1));
      }
    }
  });

  test('the totals 4 and 17 at an edge of 5% pay 67.4 to 1, between 67 and 67.5', () => {
    for (const bet of ['total:4', 'total:17']) {
      const { rows, scaled } = solve(bet, rational(5, 100));
      expect(scaled).toBeNull();
      expect(rows.map(({ odds, rolls }) => [odds, rolls])).toEqual([[rational(337, 5), 3]]);
      const printable = rows.flatMap((row) => row.printable);
      expect(printable.map(({ odds }) => fractionText(odds))).toEqual(['67', '135/2', '68']);
      // 1 - 3 x 68 / 216, 1 - 3 x 68.5 / 216 and 1 - 3 x 69 / 216.
      expect(printable.map(({ edge }) => edge)).toEqual([
        rational(4, 72),
        rational(7, 144),
        rational(3, 72),
      ]);
    }
  });

  test('an edge no price can leave to the house has no price', () => {
    const { rows } = solve('small', rational(60, 100));
    expect(rows.map(({ odds, printable }) => [odds, printable])).toEqual([[null, []]]);
    expect(solve('single:1', rational(99, 100)).scaled).toBeNull();
  });

  test('a negative edge pays the player', () => {
    expect(solve('any-triple', rational(-1, 36)).rows[0]?.odds).toEqual(rational(36));
  });

  test('one row of singles is solved with the others as they are', () => {
    const { rows, edgeNow } = solve('single:2', rational(1, 27));
    expect(edgeNow).toEqual(rational(17, 216));
    expect(rows.map(({ price, rolls }) => [price.dice, rolls])).toEqual([
      [1, 75],
      [2, 15],
      [3, 1],
    ]);
    // The house gives up 9 of 216 units: 9/75, 9/15 or 9/1 more on the one row.
    expect(rows.map(({ odds }) => odds)).toEqual([
      rational(84, 75),
      rational(39, 15),
      rational(12),
    ]);
    expect(rows[2]?.printable).toEqual([{ odds: rational(12), edge: rational(1, 27) }]);
  });

  test('all rows of singles are scaled by one factor that meets the edge', () => {
    const { scaled } = solve('single:2', rational(1, 27));
    // 75 x 1 + 15 x 2 + 1 x 3 = 108 units of winnings must become 117.
    expect(scaled?.factor).toEqual(rational(117, 108));
    expect(scaled?.odds).toEqual([rational(13, 12), rational(13, 6), rational(13, 4)]);
    const [notAbove, notBelow] = scaled?.printable ?? [];
    expect(notBelow?.odds.map(fractionText)).toEqual(['1', '5/2', '7/2']);
    expect(notBelow?.edge).toEqual(subtract(rational(17, 216), rational(8, 216)));
    expect(notAbove?.odds.map(fractionText)).toEqual(['3/2', '2', '3']);
    expect(notAbove?.edge).toEqual(subtract(rational(17, 216), rational(75, 432)));
  });

  test('the least a rulebook allows is given beside the price', () => {
    expect(solve('single:2', rational(0)).rows.map(({ minimum }) => minimum)).toEqual([
      rational(1, 10),
      rational(2),
      rational(3),
    ]);
    const taiSai = gameOf('rws-tai-sai-v5/a');
    expect(priceForEdge(taiSai, wagerOf(taiSai, 'big'), rational(0)).rows[0]?.minimum).toBeNull();
  });
});

describe('printableAround', () => {
  test.each([
    [rational(67, 1), ['67']],
    [rational(135, 2), ['67', '135/2', '68']],
    [rational(6740, 100), ['67', '135/2', '68']],
    [rational(676, 10), ['67', '135/2', '68']],
    [rational(1, 4), ['1/2', '1']],
    [rational(1, 2), ['1/2', '1']],
  ])('around %o', (odds, expected) => {
    expect(printableAround(odds).map(fractionText)).toEqual(expected);
  });

  test('percentages are only a way to print', () => {
    expect(decimalText(multiply(rational(7, 144), rational(100)), 3)).toBe('4.861');
  });
});
