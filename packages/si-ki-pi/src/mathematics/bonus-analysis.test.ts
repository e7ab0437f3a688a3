import { fractionText, rational } from '@baize/exact';
import { goldenRows } from '@baize/testing/golden-rows';
import { siKiPi } from '@baize/testing/si-ki-pi-game';
import { expect, test } from 'vitest';
import { analyzeBonus } from './bonus-analysis.ts';

const bonus = analyzeBonus(siKiPi());

test('[rws-si-ki-pi-v2#4.3] four of a kind, three, two pairs and a pair are 13, 2,496, 2,808 and 82,368 hands', () => {
  expect(bonus.rows.map(({ hand, hands, odds }) => [hand, hands, fractionText(odds)])).toEqual([
    // 13 ranks.
    ['four-of-a-kind', 13, '100'],
    // 13 ranks, 4 ways to leave a suit out, 48 other cards.
    ['three-of-a-kind', 13 * 4 * 48, '20'],
    // 78 pairs of ranks, 6 ways for each pair.
    ['two-pairs', 78 * 6 * 6, '12'],
    // 13 ranks, 6 ways for the pair, 66 pairs of other ranks, 4 cards of each.
    ['pair', 13 * 6 * 66 * 4 * 4, '1'],
  ]);
});

test('a bonus bet hits with 87,685 hands of 270,725 and costs 15,756 stakes of as many', () => {
  expect(bonus.hit).toEqual(rational(87_685, 270_725));
  // The other 183,040 hands lose a unit each.
  expect(13 * 100 + 2_496 * 20 + 2_808 * 12 + 82_368 - 183_040).toBe(-15_756);
  expect(bonus.edge).toEqual(rational(15_756, 270_725));
});

test('the independent counter finds the same', () => {
  const row = goldenRows('rws-si-ki-pi-v2.csv').find(({ bet }) => bet?.startsWith('bonus'));
  expect(row).toMatchObject({ wins: '87685', deals: '270725', edge: fractionText(bonus.edge) });
});

test('returns are the stake and the winnings, over all hands', () => {
  expect(bonus.returns.total).toBe(270_725n);
  expect(bonus.returns.points.map(({ value, weight }) => [fractionText(value), weight])).toEqual([
    ['0', 183_040n],
    ['2', 82_368n],
    ['13', 2_808n],
    ['21', 2_496n],
    ['101', 13n],
  ]);
});
