import { rational } from '@baize/exact';
import { enumeratedTally, enumeratedTests } from '@baize/math/fairness/kit';
import { loadedRolls } from '@baize/testing/seeded-dice';
import { describe, expect, test } from 'vitest';
import { rollIndex } from '../../settle.ts';
import { diceNeeded, faceNoticed, facePower } from './dice-power.ts';
import { DICE } from './dice-space.ts';

describe('the chance to notice a loaded face', () => {
  // Computed with SciPy: ncx2.sf(chi2.isf(level, 5), 5, n * effect).
  test.each([
    [2000, 18, 0.05, 0.192913],
    [2000, 20, 0.05, 0.890176],
    [2000, 25, 0.05, 1],
    [500, 25, 0.01, 0.942119],
  ])('%i dice with a face at %i%% at level %d', (dice, percent, level, power) => {
    expect(facePower(dice, rational(percent, 100), level)).toBeCloseTo(power, 5);
  });

  test('a fair die is noticed exactly as often as the level says', () => {
    expect(facePower(2000, rational(1, 6), 0.05)).toBeCloseTo(0.05, 9);
  });

  test('agrees with 400 simulated records of a die at 20%', () => {
    let noticed = 0;
    for (let record = 1; record <= 400; record += 1) {
      // The tests alone: the rest of a report costs ten times as much, and nobody reads it here.
      const tally = enumeratedTally(DICE);
      for (const roll of loadedRolls(record, 1000, 6, 200)) tally.accept(rollIndex(roll));
      const first = enumeratedTests(tally).find(({ kind }) => kind === 'finding');
      // Uneven counts are one side of two.
      if (first?.kind === 'finding' && first.p < 2 * 0.05 && first.statistic > 5) noticed += 1;
    }
    // Three standard deviations of a share of 400.
    const power = facePower(1000, rational(20, 100), 0.05);
    const deviation = Math.sqrt((power * (1 - power)) / 400);
    expect(Math.abs(noticed / 400 - power)).toBeLessThan(3 * deviation);
  });
});

describe('how much is needed', () => {
  test('the number of dice is the first that suffices', () => {
    const needed = diceNeeded(rational(18, 100), 0.05, 0.9);
    expect(facePower(needed, rational(18, 100), 0.05)).toBeGreaterThanOrEqual(0.9);
    expect(facePower(needed - 1, rational(18, 100), 0.05)).toBeLessThan(0.9);
    // Noncentrality 16.47 gives power 0.9 with 5 degrees; the effect of 18% is 0.00128.
    expect(needed).toBeGreaterThan(12_850);
    expect(needed).toBeLessThan(12_890);
  });

  test('the least face noticed is the first thousandth that suffices', () => {
    const least = faceNoticed(2000, 0.05, 0.9);
    expect(least).toEqual(rational(201, 1000));
    expect(facePower(2000, rational(201, 1000), 0.05)).toBeGreaterThanOrEqual(0.9);
    expect(facePower(2000, rational(200, 1000), 0.05)).toBeLessThan(0.9);
  });

  test('too few dice would not even notice one that always shows the same', () => {
    expect(faceNoticed(1, 0.001, 0.9)).toBeNull();
  });
});
