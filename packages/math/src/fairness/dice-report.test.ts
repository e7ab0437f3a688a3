import { rational } from '@baize/exact';
import type { Roll } from '@baize/three-dice';
import { describe, expect, test } from 'vitest';
import { diceTests } from './dice/dice-tests.ts';
import { diceReport } from './dice-report.ts';
import { judge } from './judged.ts';
import { loadedRolls, seededRolls } from './testing/seeded-dice.ts';
import { verdictOn } from './verdict.ts';

describe('a report on recorded dice', () => {
  test('finds nothing in two thousand fair rolls', () => {
    const report = diceReport(seededRolls(61, 2000));
    expect(report).toMatchObject({ kind: 'dice', rolls: 2000, order: 'as-read' });
    expect(report.findings).toHaveLength(15);
    expect(report.leftOut).toEqual([]);
    expect(report.verdict.level).toBe('usual');
    expect(report.totals.reduce((n, { observed }) => n + observed, 0)).toBe(2000);
  });

  test('finds a die that shows a six 22 times in a hundred', () => {
    const report = diceReport(loadedRolls(12, 5000, 6, 220));
    expect(report.verdict.level).toBe('very-unusual');
    expect(report.verdict.sentences[0]).toContain('"faces of die 1"');
  });

  test('says what a record of its length could have noticed', () => {
    const { power } = diceReport(seededRolls(13, 2000));
    expect(power.about).toBe('one-die');
    expect(power.level).toBeCloseTo(0.05 / 15, 12);
    expect(power.faces.map(({ chance }) => chance)).toEqual([
      rational(18, 100),
      rational(20, 100),
      rational(25, 100),
    ]);
    const [eighteen, twenty, quarter] = power.faces.map(({ noticed }) => noticed);
    // SciPy: ncx2.sf(chi2.isf(0.05 / 15, 5), 5, 2000 * effect)
    expect(eighteen).toBeCloseTo(0.0314656, 6);
    expect(twenty).toBeCloseTo(0.6116817, 6);
    expect(quarter).toBeCloseTo(1, 5);
  });

  test('sorted dice are three times as many of one kind', () => {
    const sorted = seededRolls(14, 2000).map((roll) => roll.toSorted() as unknown as Roll);
    const { power, order, leftOut } = diceReport(sorted);
    expect(order).toBe('sorted');
    expect(power.about).toBe('all-dice');
    expect(leftOut).toHaveLength(1);
    expect(power.faces[0]?.noticed).toBeGreaterThan(0.19);
  });

  test('an empty record has no test and no verdict', () => {
    const report = diceReport([]);
    expect(report.findings).toEqual([]);
    expect(report.verdict.level).toBe('no-test');
    expect(report.power.least).toBeNull();
  });
});

describe('how often fair dice are found unusual', () => {
  // A thousand records of 1,200 rolls; every test should fall below 5% about fifty times.
  const records = Array.from({ length: 1000 }, (_, i) => {
    const findings = judge(diceTests(seededRolls(1000 + i, 1200), 'as-read'));
    return { findings, verdict: verdictOn(findings, '1,200 rolls') };
  });

  test('each test about as often as its level says', () => {
    const names = records[0]?.findings.map(({ test: name }) => name) ?? [];
    expect(names).toHaveLength(15);
    for (const name of names) {
      const below = records.filter((report) =>
        report.findings.some((finding) => finding.test === name && finding.p < 0.05),
      ).length;
      // Four standard deviations of a binomial count with 1,000 trials at 5%: 27.6.
      expect({ name, isNearFifty: Math.abs(below - 50) <= 28 }).toEqual({
        name,
        isNearFifty: true,
      });
    }
  });

  test('the verdict at most as often as its level says', () => {
    const unusual = records.filter(({ verdict }) => verdict.level !== 'usual').length;
    expect(unusual).toBeLessThanOrEqual(50 + 28);
    expect(unusual).toBeGreaterThan(10);
  });
});
