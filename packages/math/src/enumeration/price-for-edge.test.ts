import { decimalText, fractionText, multiply, rational, subtract } from '@baize/exact';
import { siKiPiEnumeration } from '@baize/si-ki-pi/mathematics';
import { DICE_GAMES } from '@baize/testing/dice-arbitraries';
import { analysisOf, betIn, enumerationOf } from '@baize/testing/dice-games';
import { goldenRows } from '@baize/testing/golden-rows';
import { siKiPi } from '@baize/testing/si-ki-pi-game';
import { diceEnumeration } from '@baize/three-dice/mathematics';
import { describe, expect, test } from 'vitest';
import { priceForEdge, printableAround } from './price-for-edge.ts';

const standard = enumerationOf('licensee-sic-bo/standard');

function solve(bet: string, edge: ReturnType<typeof rational>) {
  return priceForEdge(standard, betIn(standard, bet), edge);
}

describe('priceForEdge', () => {
  test('asked for the edge of a price, it finds the price: every row of every bet of every game', () => {
    for (const game of DICE_GAMES) {
      const all = diceEnumeration(game);
      for (const wager of game.wagers) {
        const { edge } = analysisOf(game, wager.text);
        const { rows, edgeNow, scaled } = priceForEdge(all, betIn(all, wager.text), edge);
        expect(edgeNow).toEqual(edge);
        expect(rows.map((row) => row.odds)).toEqual(wager.prices.map((price) => price.odds));
        expect(rows.map((row) => row.price.odds)).toEqual(wager.prices.map(({ odds }) => odds));
        expect(scaled?.factor ?? rational(1)).toEqual(rational(1));
      }
    }
  });

  test('the totals 4 and 17 at an edge of 5% pay 67.4 to 1, between 67 and 67.5', () => {
    for (const bet of ['total:4', 'total:17']) {
      const { rows, scaled } = solve(bet, rational(5, 100));
      expect(scaled).toBeNull();
      expect(rows.map(({ odds, outcomes }) => [odds, outcomes])).toEqual([[rational(337, 5), 3n]]);
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
    expect(rows.map(({ price, outcomes }) => [price.facts, outcomes])).toEqual([
      [{ dice: 1 }, 75n],
      [{ dice: 2 }, 15n],
      [{ dice: 3 }, 1n],
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
    expect(solve('single:2', rational(0)).rows.map(({ price }) => price.minimum)).toEqual([
      rational(1, 10),
      rational(2),
      rational(3),
    ]);
    const taiSai = enumerationOf('rws-tai-sai-v5/a');
    const [row] = priceForEdge(taiSai, betIn(taiSai, 'big'), rational(0)).rows;
    expect(row?.price.minimum).toBeNull();
  });
});

describe('bets of Si Ki Pi', () => {
  const cards = siKiPiEnumeration(siKiPi());

  test('the initial bet costs nothing where what is kept of a win covers what is lost', () => {
    // 29.1906% are won and 30.4724% lost; with 5% commission a fair price is their quotient over 19/20.
    const [row] = priceForEdge(cards, betIn(cards, 'initial'), rational(0)).rows;
    const { wins = 0n } = row ? { wins: row.outcomes } : {};
    const golden = goldenRows('rws-si-ki-pi-v2.csv').find(
      ({ reading, play }) => reading === '' && play === 'house-way',
    );
    expect(wins).toBe(BigInt(golden?.wins ?? 0));
    const fair = rational(BigInt(golden?.losses ?? 0) * 20n, BigInt(golden?.wins ?? 1) * 19n);
    expect(row?.odds).toEqual(fair);
  });

  test('asked for its own edge, every row of a bonus has its own price', () => {
    const bonus = betIn(cards, 'bonus:player');
    const { rows, edgeNow } = priceForEdge(cards, bonus, rational(1212, 20825));
    expect(edgeNow).toEqual(rational(1212, 20825));
    expect(rows.map(({ odds }) => odds && fractionText(odds))).toEqual(['100', '20', '12', '1']);
    // 13, 2,496, 2,808 and 82,368 of 270,725 hands, with 194,580 hands of the dealer each.
    expect(rows.map(({ outcomes }) => outcomes / 194_580n)).toEqual([13n, 2496n, 2808n, 82_368n]);
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
