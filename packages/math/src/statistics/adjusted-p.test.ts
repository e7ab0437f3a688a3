import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { benjaminiHochberg, holm } from './adjusted-p.ts';

const ps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 });

describe('Holm', () => {
  test('the steps of a worked example', () => {
    // Sorted 0.005, 0.01, 0.03, 0.04: times 4, 3, 2, 1, never falling.
    const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
    expect(adjusted.map((p) => p.toPrecision(3))).toEqual(['0.0300', '0.0600', '0.0600', '0.0200']);
  });

  test('lies between the p-value and Bonferroni, and keeps their order', () => {
    fc.assert(
      fc.property(ps, (values) => {
        const adjusted = holm(values);
        for (const [i, p] of values.entries()) {
          expect(adjusted[i]).toBeGreaterThanOrEqual(p);
          expect(adjusted[i]).toBeLessThanOrEqual(Math.min(1, p * values.length));
          for (const [j, other] of values.entries()) {
            if (p < other) expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j] ?? 0);
          }
        }
      }),
    );
  });
});

describe('Benjamini and Hochberg', () => {
  test('the fifteen p-values of the 1995 paper: four are below 5%, by Bonferroni only three', () => {
    const paper = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
      0.6528, 0.759, 1.0,
    ];
    expect(benjaminiHochberg(paper).filter((p) => p < 0.05)).toHaveLength(4);
    expect(holm(paper).filter((p) => p < 0.05)).toHaveLength(3);
    expect(benjaminiHochberg(paper)[3]).toBeCloseTo((0.0095 * 15) / 4, 12);
  });

  test('never above Holm, never below the p-value', () => {
    fc.assert(
      fc.property(ps, (values) => {
        const strict = holm(values);
        for (const [i, p] of benjaminiHochberg(values).entries()) {
          expect(p).toBeGreaterThanOrEqual(values[i] ?? 1);
          expect(p).toBeLessThanOrEqual((strict[i] ?? 0) + 1e-12);
        }
      }),
    );
  });
});

test('a single test is not adjusted, and none gives none', () => {
  expect(holm([0.2])).toEqual([0.2]);
  expect(benjaminiHochberg([0.2])).toEqual([0.2]);
  expect(holm([])).toEqual([]);
});
