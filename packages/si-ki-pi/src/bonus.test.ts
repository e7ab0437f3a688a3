import { rwsSiKiPiV2 } from '@baize/rulebooks';
import { allHands, dealCards } from '@baize/testing/si-ki-pi-cards';
import { expect, test } from 'vitest';
import { bestBonusRow, bonusHandsIn } from './bonus.ts';
import { handOf, ranksOf } from './cards/hand.ts';

const { bonus } = rwsSiKiPiV2.table;

test('[rws-si-ki-pi-v2#4.2.1] of all 270,725 hands, 13, 2,496, 2,808 and 82,368 make the bonus hands', () => {
  const counts = new Map<string, number>();
  for (const hand of allHands()) {
    const best = bestBonusRow(ranksOf(hand), bonus)?.hand ?? 'none';
    counts.set(best, (counts.get(best) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    'four-of-a-kind': 13,
    'three-of-a-kind': 2_496,
    'two-pairs': 2_808,
    pair: 82_368,
    none: 183_040,
  });
});

test.each([
  ['AAAA', ['four-of-a-kind', 'three-of-a-kind', 'two-pairs', 'pair'], 'four-of-a-kind'],
  ['AAAK', ['three-of-a-kind', 'pair'], 'three-of-a-kind'],
  ['AKKK', ['three-of-a-kind', 'pair'], 'three-of-a-kind'],
  ['AAKK', ['two-pairs', 'pair'], 'two-pairs'],
  ['AAKQ', ['pair'], 'pair'],
  ['AKKQ', ['pair'], 'pair'],
  ['AKQQ', ['pair'], 'pair'],
])('[rws-si-ki-pi-v2#4.2.2] %s makes %j and is paid for %s alone', (ranks, made, paid) => {
  const pattern = ranksOf(handOf(dealCards(ranks)));
  expect(bonusHandsIn(pattern)).toEqual(made);
  expect(bestBonusRow(pattern, bonus)?.hand).toBe(paid);
});

test('four different ranks make nothing', () => {
  const pattern = ranksOf(handOf(dealCards('AKQJ')));
  expect(bonusHandsIn(pattern)).toEqual([]);
  expect(bestBonusRow(pattern, bonus)).toBeNull();
});
