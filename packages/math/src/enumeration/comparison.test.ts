import { negate, rational } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { DICE_GAMES } from '@baize/testing/dice-arbitraries';
import { enumerationOf } from '@baize/testing/dice-games';
import { diceEnumeration } from '@baize/three-dice/mathematics';
import { describe, expect, test } from 'vitest';
import { compareGames } from './comparison.ts';

describe('compareGames', () => {
  test('a game differs from itself in nothing', () => {
    for (const game of DICE_GAMES) {
      const own = diceEnumeration(game);
      expect(compareGames(own, own)).toEqual({
        onlyInFirst: [],
        onlyInSecond: [],
        prices: [],
        edges: [],
        shared: game.wagers.length,
      });
    }
  });

  test('Tai Sai layout c adds Odd, Even, three and double-with-single areas to the 50 of a', () => {
    const { onlyInFirst, onlyInSecond, shared } = compareGames(
      enumerationOf('rws-tai-sai-v5/a'),
      enumerationOf('rws-tai-sai-v5/c'),
    );
    const kinds = new Set(onlyInSecond.map((bet) => bet.split(':')[0]));
    expect(onlyInFirst).toEqual([]);
    expect(shared).toBe(50);
    expect(onlyInSecond).toHaveLength(54);
    expect(kinds).toEqual(new Set(['odd', 'even', 'four', 'three', 'pair-single']));
  });

  test('RWS pay tables 2 and 3 price the same areas and differ on every total but 7, 9, 12 and 14', () => {
    const { onlyInFirst, onlyInSecond, prices, edges } = compareGames(
      enumerationOf('rws-sic-bo-2021/b'),
      enumerationOf('rws-sic-bo-2021/c'),
    );
    expect([onlyInFirst, onlyInSecond]).toEqual([[], []]);
    expect(prices).toEqual(edges);
    const totals = prices.map(({ bet }) => bet).filter((bet) => bet.startsWith('total:'));
    expect(totals.toSorted()).toEqual(
      [4, 5, 6, 8, 10, 11, 13, 15, 16, 17].map((sum) => `total:${sum}`).toSorted(),
    );
    const four = prices.find(({ bet }) => bet === 'total:4');
    expect(four?.prices.map(([price]) => price?.odds)).toEqual([rational(64), rational(62)]);
    expect(four?.edges).toEqual([rational(7, 72), rational(9, 72)]);
    expect(four?.edgeChange).toEqual(rational(2, 72));
  });

  test('the other way round every change has the other sign', () => {
    const [first, second] = [
      enumerationOf('mbs-sic-bo-v4/rapid-select'),
      enumerationOf('rws-tai-sai-v5/e'),
    ];
    const [there, back] = [compareGames(first, second), compareGames(second, first)];
    expect(back.onlyInFirst).toEqual(there.onlyInSecond);
    for (const { bet, edgeChange } of there.edges) {
      expect(back.edges.find((each) => each.bet === bet)?.edgeChange).toEqual(negate(edgeChange));
    }
    expect(back.edges).toHaveLength(there.edges.length);
  });

  test('a reading changes edges without changing a price', () => {
    const id = 'licensee-sic-bo/standard';
    const exactly = enumerationOf(id, { readings: { ...DEFAULT_READINGS, D1: 'exactly-two' } });
    const { prices, edges } = compareGames(enumerationOf(id), exactly);
    expect(prices).toEqual([]);
    expect(edges.map(({ bet }) => bet).toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => `double:${face}`),
    );
  });

  test('layouts that price singles differently differ on singles', () => {
    const { prices } = compareGames(
      enumerationOf('licensee-sic-bo/minimum'),
      enumerationOf('licensee-sic-bo/standard'),
    );
    expect(prices.map(({ bet }) => bet).toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => `single:${face}`),
    );
  });
});
