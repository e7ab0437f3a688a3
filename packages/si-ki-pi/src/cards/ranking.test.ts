import { DEFAULT_READINGS } from '@baize/game';
import { PAIRS, PLACES, POINT_ROWS, ZERO_HANDS } from '@baize/testing/appendix-g';
import { dealCards, twoCards } from '@baize/testing/si-ki-pi-cards';
import { describe, expect, test } from 'vitest';
import { callCards, describeTwo } from '../description.ts';
import { rankOfTwo } from './arrangement.ts';
import { type Card, DECK, rankOf } from './card.ts';
import type { TwoCards } from './hand.ts';
import { twoCardsOf } from './hand.ts';
import { isZeroCard, pointsOf, RANKS, type Rank } from './rank.ts';
import { combinationOf, handRank, pointTotal } from './ranking.ts';

const HIGHEST_CARD = { ...DEFAULT_READINGS, H1: 'highest-card' } as const;

function two(ranks: string): TwoCards {
  const [first, second] = dealCards(ranks);
  return twoCards(`${first} ${second}`);
}

function ranksIn(ranks: string): readonly [Rank, Rank] {
  const [first, second] = two(ranks);
  return [rankOf(first), rankOf(second)];
}

test('the document and the hands it leaves out make up all 91 pairs of ranks', () => {
  expect(PLACES.size).toBe(91);
  expect(POINT_ROWS.flatMap(([, hands]) => hands)).toHaveLength(68);
});

test('[rws-si-ki-pi-v2#Appendix G] every hand stands above, below or equal to every other as printed', () => {
  for (const [one, onePlace] of PLACES) {
    for (const [other, otherPlace] of PLACES) {
      const expected = Math.sign(otherPlace - onePlace);
      expect(Math.sign(rankOfTwo(two(one)) - rankOfTwo(two(other))), `${one} ${other}`).toBe(
        expected,
      );
    }
  }
});

test('under H1=highest-card only A-K, A-Q, A-J and A-10 become equal', () => {
  const joined = new Set(['AK', 'AQ', 'AJ', 'AT']);
  for (const [one, onePlace] of PLACES) {
    for (const [other, otherPlace] of PLACES) {
      const isJoined = joined.has(one) && joined.has(other);
      const difference = rankOfTwo(two(one), HIGHEST_CARD) - rankOfTwo(two(other), HIGHEST_CARD);
      expect(Math.sign(difference), `${one} ${other}`).toBe(
        isJoined ? 0 : Math.sign(otherPlace - onePlace),
      );
    }
  }
});

test('[rws-si-ki-pi-v2#3.6] cards rank from the Ace to the 2, and suits never matter', () => {
  expect(RANKS).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  for (const first of DECK) {
    for (const second of DECK) {
      if (first === second) continue;
      const inSpades = handRank(rankOf(first), rankOf(second));
      expect(rankOfTwo(twoCardsOf(first, second))).toBe(inSpades);
      expect(rankOfTwo(twoCardsOf(second, first))).toBe(inSpades);
    }
  }
});

test('[rws-si-ki-pi-v2#3.7.1] Pairs from Aces to 2s rank above the Gong, which ranks above all points', () => {
  const numbers = [...PAIRS, '82', 'A8'].map((ranks) => rankOfTwo(two(ranks)));
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(new Set(numbers).size).toBe(15);
});

test('[rws-si-ki-pi-v2#1 Pair] a pair is one rank twice; two different pictures are none', () => {
  for (const one of RANKS) {
    for (const other of RANKS) {
      expect(combinationOf(one, other) === 'pair').toBe(one === other);
    }
  }
  expect(combinationOf(...ranksIn('KQ'))).toBe('points');
});

test('[rws-si-ki-pi-v2#1 Gong] a Gong is a 2 with an 8, in all sixteen combinations of suits', () => {
  const isGong = (first: Card, second: Card) =>
    combinationOf(rankOf(first), rankOf(second)) === 'gong';
  const gongs = DECK.flatMap((first) =>
    DECK.filter((second) => isGong(first, second)).map((second) => [first, second]),
  );
  expect(gongs).toHaveLength(32);
  expect(
    gongs.every(
      (gong) =>
        gong
          .map((card) => card.charAt(0))
          .sort()
          .join('') === '28',
    ),
  ).toBe(true);
});

test('[rws-si-ki-pi-v2#1 Picture Card] King, Queen and Jack count nothing', () => {
  for (const picture of [13, 12, 11] as const) {
    expect(pointsOf(picture)).toBe(0);
    expect(isZeroCard(picture)).toBe(true);
  }
});

describe('point totals', () => {
  test('an Ace counts one, a 10 nothing, the others what is printed', () => {
    expect(RANKS.map(pointsOf)).toEqual([1, 0, 0, 0, 0, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(RANKS.filter(isZeroCard)).toEqual([13, 12, 11, 10]);
  });

  test('[rws-si-ki-pi-v2#3.7.2] every hand of the nine rows has the points of its row', () => {
    for (const [points, hands] of POINT_ROWS) {
      for (const ranks of hands) expect(pointTotal(...ranksIn(ranks)), ranks).toBe(points);
    }
  });

  test('the nine hands that are not printed have none and rank lowest, all equal', () => {
    for (const ranks of ZERO_HANDS) {
      expect(pointTotal(...ranksIn(ranks)), ranks).toBe(0);
      expect(rankOfTwo(two(ranks))).toBe(0);
    }
  });
});

test.each([
  ['99', 'Pair of 9', '一对 9', '9-9'],
  ['AA', 'Pair of A', '一对 A', 'A-A'],
  ['82', 'Gong', 'Gong', '8-2'],
  ['K7', '7 points, K high', '7 点，K 大', 'K-7'],
  ['AT', '1 point, A high', '1 点，A 大', 'A-10'],
  ['QJ', '0 points', '0 点', 'Q-J'],
  ['98', '7 points, 9 high', '7 点，9 大', '9-8'],
])('%s is called %s', (ranks, en, zh, called) => {
  expect(describeTwo(two(ranks))).toEqual({ en, 'zh-Hans': zh });
  expect(callCards(two(ranks))).toBe(called);
});
