import { money } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import { areaProblem, type OverfullArea } from './overfull-area.ts';

const sound: OverfullArea = {
  unit: money(10),
  minimum: money(20),
  maximum: money(100),
  stakes: [money(50), money(70)],
};

describe('areaProblem', () => {
  test('is null for a box in whole units, limits of nothing included', () => {
    expect(areaProblem(sound)).toBeNull();
    expect(areaProblem({ ...sound, minimum: money(0), maximum: money(0), stakes: [] })).toBeNull();
  });

  test.each([0, -10])('a unit of %i', (unit) => {
    expect(areaProblem({ ...sound, unit: money(unit) })).toEqual({
      code: 'not-positive',
      field: 'unit',
    });
  });

  test.each(['minimum', 'maximum'] as const)('a %s in part of a unit, or negative', (field) => {
    expect(areaProblem({ ...sound, [field]: money(25) })).toEqual({
      code: 'not-a-multiple-of-the-unit',
      field,
    });
    expect(areaProblem({ ...sound, [field]: money(-10) })).toEqual({ code: 'negative', field });
  });

  test('any stake in part of a unit, or negative', () => {
    expect(areaProblem({ ...sound, stakes: [money(50), money(75)] })).toEqual({
      code: 'not-a-multiple-of-the-unit',
      field: 'stakes',
    });
    expect(areaProblem({ ...sound, stakes: [money(50), money(-10)] })).toEqual({
      code: 'negative',
      field: 'stakes',
    });
  });

  test('stakes that together are no safe amount', () => {
    const unit = money(1);
    const largest = money(Number.MAX_SAFE_INTEGER - 1);
    expect(areaProblem({ ...sound, unit, stakes: [largest, money(1)] })).toBeNull();
    expect(areaProblem({ ...sound, unit, stakes: [largest, money(2)] })).toEqual({
      code: 'too-large-to-add-up',
      field: 'stakes',
    });
  });

  test('names the first of several: unit, minimum, maximum, stakes', () => {
    const odd = { minimum: money(25), maximum: money(95), stakes: [money(5)] };
    expect(areaProblem({ ...odd, unit: money(0) })?.field).toBe('unit');
    expect(areaProblem({ ...odd, unit: money(10) })?.field).toBe('minimum');
    expect(areaProblem({ ...odd, unit: money(10), minimum: money(20) })?.field).toBe('maximum');
  });
});
