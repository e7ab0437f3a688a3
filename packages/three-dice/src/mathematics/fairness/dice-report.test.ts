import { loadedRolls, seededRolls } from '@baize/testing/seeded-dice';
import { describe, expect, test } from 'vitest';
import type { Roll } from '../../roll.ts';
import { diceReport } from './dice-record.ts';

describe('a report on recorded dice', () => {
  test('finds nothing in two thousand fair rolls', () => {
    const report = diceReport(seededRolls(61, 2000));
    expect(report).toMatchObject({ kind: 'dice', facts: { rolls: 2000, order: 'as-read' } });
    expect(report.findings).toHaveLength(20);
    expect(report.leftOut).toEqual([]);
    expect(report.verdict.level).toBe('usual');
    expect(report.oneLook.level).toBe('usual');
    const totals = report.charts.find(({ title }) => title === 'Totals');
    expect(totals?.cells.reduce((n, { observed }) => n + observed, 0)).toBe(2000);
  });

  test('finds a die that shows a six 22 times in a hundred', () => {
    const report = diceReport(loadedRolls(12, 5000, 6, 220));
    expect(report.verdict.level).toBe('very-unusual');
    expect(report.verdict.sentences[0]).toContain('"faces of die 1"');
    expect(report.oneLook.level).toBe('very-unusual');
    expect(report.oneLook.sentences[0]).toContain('"faces of die 1"');
  });

  test('says what a record of its length could have noticed', () => {
    const { power } = diceReport(seededRolls(13, 2000));
    // SciPy: ncx2.sf(chi2.isf(0.05 / 20 / 2, 5), 5, 2000 * effect)
    expect(power?.facts).toMatchObject({
      about: 'one-die',
      level: expect.closeTo(0.05 / 20, 12),
      faces: [
        { chance: '9/50', noticed: expect.closeTo(0.0157673, 6) },
        { chance: '1/5', noticed: expect.closeTo(0.501826, 6) },
        { chance: '1/4', noticed: expect.closeTo(1, 5) },
      ],
    });
    expect(power?.sentences.join(' ')).toContain('a face of one die that should come 16.7%');
  });

  test('sorted dice are three times as many of one kind', () => {
    const sorted = seededRolls(14, 2000).map((roll) => roll.toSorted() as unknown as Roll);
    const { power, facts, leftOut } = diceReport(sorted);
    expect(facts).toEqual({ rolls: 2000, order: 'sorted' });
    expect(power?.facts).toMatchObject({ about: 'all-dice' });
    expect(leftOut).toHaveLength(1);
    const [eighteen] = JSON.parse(JSON.stringify(power?.facts)).faces;
    expect(eighteen.noticed).toBeGreaterThan(0.17);
  });

  test('an empty record has no test and no verdict', () => {
    const report = diceReport([]);
    expect(report.findings).toEqual([]);
    expect(report.verdict.level).toBe('no-test');
    // Nothing can be said of what no rolls could have shown.
    expect(report.power).toBeNull();
  });
});

describe('how often fair dice are found unusual', () => {
  // Four hundred records of 1,200 rolls; every test should fall below 5% about twenty times.
  const records = Array.from({ length: 400 }, (_, i) => diceReport(seededRolls(1000 + i, 1200)));

  test('each test about as often as its level says, and bounds at most so often', () => {
    const names = records[0]?.findings.map(({ test: name }) => name) ?? [];
    expect(names).toHaveLength(20);
    for (const name of names) {
      const all = records.flatMap(({ findings }) => findings.filter((each) => each.test === name));
      const below = all.filter(({ p }) => p < 0.05).length;
      const isBound = all.some(({ distribution }) => distribution.kind === 'bound');
      // Four standard deviations of a binomial count with 400 trials at 5%: 17.4.
      const isRight = below <= 37 && (isBound || below >= 3);
      expect({ name, below, isRight }).toEqual({ name, below, isRight: true });
    }
  });

  test('either verdict at most as often as its level says', () => {
    const unusual = (level: string) => level === 'unusual' || level === 'very-unusual';
    expect(records.filter(({ oneLook }) => unusual(oneLook.level)).length).toBeLessThanOrEqual(37);
    expect(records.filter(({ verdict }) => unusual(verdict.level)).length).toBeLessThanOrEqual(37);
  });
});
