import { expect, test } from 'vitest';
import { ALL_ROLLS } from '../roll.ts';
import { rollIndex } from '../settle.ts';
import { COMBINATIONS, combinationIndex } from './combination.ts';

test('56 combinations: 6 triples, 30 pairs, 20 of three different faces, 216 rolls together', () => {
  const byWeight = (weight: number) => COMBINATIONS.filter((each) => each.weight === weight).length;
  expect(COMBINATIONS).toHaveLength(56);
  expect([byWeight(1), byWeight(3), byWeight(6)]).toEqual([6, 30, 20]);
  expect(COMBINATIONS.reduce((sum, { weight }) => sum + weight, 0)).toBe(216);
});

test('every roll shows one combination, and each as many rolls as its weight says', () => {
  const counted = COMBINATIONS.map(() => 0);
  for (const roll of ALL_ROLLS) {
    const index = combinationIndex(roll);
    counted[index] = (counted[index] ?? 0) + 1;
    expect(COMBINATIONS[index]?.dice.toSorted()).toEqual(roll.toSorted());
  }
  expect(counted).toEqual(COMBINATIONS.map(({ weight }) => weight));
  expect(new Set(COMBINATIONS.map(({ dice }) => rollIndex(dice))).size).toBe(56);
});
