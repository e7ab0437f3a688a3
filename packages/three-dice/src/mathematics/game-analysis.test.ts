import { decimalText, equals, multiply, ONE, rational } from '@baize/exact';
import { chanceOf, skewText, squareRootText } from '@baize/math';
import { DICE_GAMES } from '@baize/testing/dice-arbitraries';
import { analysisOf, gameOf } from '@baize/testing/dice-games';
import { describe, expect, test } from 'vitest';
import { analyzeGame } from './game-analysis.ts';

const percent = (edge: Parameters<typeof decimalText>[0], digits: number): string =>
  decimalText(multiply(edge, rational(100)), digits);

describe('published edges', () => {
  test('Small costs 2.78%', () => {
    for (const game of DICE_GAMES) {
      const small = analysisOf(game, 'small');
      expect(small.edge).toEqual(rational(1, 36));
      expect(percent(small.edge, 2)).toBe('2.78');
    }
  });

  test.each([
    ['licensee-sic-bo/standard', '50 to 1', '29.17'],
    ['rws-sic-bo-2021/c', '62 to 1', '12.50'],
    ['rws-tai-sai-v5/c', '62 to 1', '12.50'],
    ['rws-sic-bo-2021/a', '64 to 1', '9.72'],
    ['mbs-sic-bo-v4/rapid-select', '64 to 1', '9.72'],
  ])('in %s the totals 4 and 17 at %s cost %s%%', (id, price, edge) => {
    for (const bet of ['total:4', 'total:17']) {
      const analysis = analysisOf(gameOf(id), bet);
      expect(analysis.prices.map(({ printed }) => printed)).toEqual([price]);
      expect(percent(analysis.edge, 2)).toBe(edge);
    }
  });

  test('singles at 1, 2 and 3 to 1 cost 7.87%', () => {
    expect(percent(analysisOf(gameOf('licensee-sic-bo/standard'), 'single:4').edge, 2)).toBe(
      '7.87',
    );
  });

  // Both columns of the table of house edges that was enumerated for the screens.
  const EDGES = {
    'big small odd even': ['2.778', '2.778'],
    'single:1': ['3.704', '3.704'],
    'domino:2-5': ['2.778', '2.778'],
    'total:4 total:17': ['9.722', '12.500'],
    'total:5 total:16': ['8.333', '11.111'],
    'total:6 total:15': ['7.407', '12.037'],
    'total:7 total:14': ['9.722', '9.722'],
    'total:8 total:13': ['7.639', '12.500'],
    'total:9 total:12': ['7.407', '7.407'],
    'total:10 total:11': ['6.250', '12.500'],
    'double:3': ['7.407', '11.111'],
    'any-triple': ['8.333', '11.111'],
    'triple:6': ['9.259', '16.204'],
    'four:1234': ['5.556', '11.111'],
    'three:126': ['13.889', '13.889'],
    'pair-single:113': ['29.167', '29.167'],
  } as const;

  test.each([
    ['rws-sic-bo-2021/a', 0],
    ['rws-sic-bo-2021/b', 0],
    ['mbs-sic-bo-v4/rapid-select', 0],
    ['mbs-sic-bo-v4/alfastreet', 0],
    ['rws-sic-bo-2021/c', 1],
    ['rws-tai-sai-v5/a', 1],
    ['rws-tai-sai-v5/c', 1],
    ['rws-tai-sai-v5/e', 1],
  ] as const)('%s has the edges of column %i', (id, column) => {
    const game = gameOf(id);
    for (const [bets, edges] of Object.entries(EDGES)) {
      for (const bet of bets.split(' ').filter((each) => game.wagerOf.has(each))) {
        expect([bet, percent(analysisOf(game, bet).edge, 3)]).toEqual([bet, edges[column]]);
      }
    }
  });
});

describe('every bet of every game', () => {
  test('the chances of what it returns sum to exactly 1, and the mean return is what is not kept', () => {
    for (const { bets } of DICE_GAMES.map(analyzeGame)) {
      for (const { returns, edge, hit, wins, outcomes } of bets) {
        expect(chanceOf(returns, () => true)).toEqual(ONE);
        expect(returns.total).toBe(216n);
        expect(hit).toEqual(rational(wins, outcomes));
        const returned = returns.points.reduce(
          (sum, { value, weight }) => sum + (value.numerator * weight * 20n) / value.denominator,
          0n,
        );
        expect(equals(edge, rational(216n * 20n - returned, 216n * 20n))).toBe(true);
      }
    }
  });

  test('is analysed once, in the order of the layout', () => {
    for (const game of DICE_GAMES) {
      const { bets } = analyzeGame(game);
      expect(bets.map(({ bet }) => bet)).toEqual(game.wagers.map(({ text }) => text));
    }
  });
});

describe('volatility', () => {
  test('an even-money bet deviates by the root of 1295 over 36, with a skew of 2 over that root', () => {
    const { variance, thirdCentralMoment } = analysisOf(gameOf('rws-tai-sai-v5/a'), 'small');
    expect(variance).toEqual(rational(1295, 1296));
    expect(squareRootText(variance, 6)).toBe('0.999614');
    // A bet that wins with the chance p has the skew (1 - 2p) / root(p (1 - p)), here 2 / root(1295).
    expect(skewText(variance, thirdCentralMoment, 6)).toBe('0.055577');
  });

  test('a triple at 180 to 1 deviates by 181 roots of 215 over 216', () => {
    const { variance, thirdCentralMoment } = analysisOf(gameOf('rws-tai-sai-v5/a'), 'triple:1');
    expect(variance).toEqual(rational(181n * 181n * 215n, 216n * 216n));
    expect(thirdCentralMoment).toEqual(rational(181n ** 3n * 215n * 214n, 216n ** 3n));
  });
});
