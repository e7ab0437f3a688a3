import {
  enumeratedTally,
  enumeratedTests,
  type Finding,
  type Outcome,
} from '@baize/math/fairness/kit';
import { loadedRolls, seededRolls } from '@baize/testing/seeded-dice';
import { describe, expect, test } from 'vitest';
import { ALL_ROLLS, FACES, type Roll } from '../../roll.ts';
import { rollIndex } from '../../settle.ts';
import { diceReport } from './dice-record.ts';
import { DICE } from './dice-space.ts';

const BALANCED = Array.from({ length: 10 }, () => ALL_ROLLS).flat();

function findings(rolls: readonly Roll[]): readonly Finding[] {
  return diceReport(rolls).findings;
}

/** All tests of dice told apart, whatever the record looks like. */
function asRead(rolls: readonly Roll[]): readonly Outcome[] {
  const tally = enumeratedTally(DICE);
  for (const roll of rolls) tally.accept(rollIndex(roll));
  return enumeratedTests(tally);
}

function finding(rolls: readonly Roll[], name: string): Finding {
  const found = findings(rolls).find(({ test: title }) => title === name);
  if (!found) throw new Error(`No finding named ${name}`);
  return found;
}

describe('a record with every roll equally often', () => {
  test.each([
    ['faces of die 1', 2160, 5],
    ['faces of die 2', 2160, 5],
    ['faces of die 3', 2160, 5],
    ['faces of all dice', 6480, 5],
    ['totals', 2160, 15],
    ['the 216 rolls', 2160, 215],
    ['dice 1 and 2 together', 2160, 25],
    ['dice 1 and 3 together', 2160, 25],
    ['dice 2 and 3 together', 2160, 25],
  ])('fits too well: %s', (name, n, degrees) => {
    expect(finding(BALANCED, name)).toMatchObject({ n, distribution: { degrees } });
    expect(finding(BALANCED, name).statistic).toBeCloseTo(0, 9);
    expect(finding(BALANCED, name).p).toBeLessThan(1e-6);
  });

  test('is given away by its order: 111, 112, 113, ... is no sequence of chance', () => {
    for (const name of [
      'die 1 from roll to roll',
      'die 2 from roll to roll',
      'die 3 from roll to roll',
      'totals from roll to roll',
      'runs of low and high totals',
    ]) {
      expect(finding(BALANCED, name).p).toBeLessThan(1e-6);
    }
  });
});

describe('values computed by hand', () => {
  test('sixty ones to sixes with counts 5 8 9 8 10 20 give 13.4', () => {
    // Squared deviations from 10: 25 + 4 + 1 + 4 + 0 + 100 = 134.
    const counts = [5, 8, 9, 8, 10, 20];
    const rolls = FACES.flatMap((face, i) =>
      Array.from({ length: counts[i] ?? 0 }, (): Roll => [face, 1, 2]),
    );
    expect(finding(rolls, 'faces of die 1').statistic).toBeCloseTo(13.4, 12);
    expect(finding(rolls, 'faces of die 1').p).toBeCloseTo(2 * 0.0199, 4);
  });

  test('ten rolls with total 3 and ten with total 18 against half and half', () => {
    const rolls = Array.from({ length: 20 }, (_, i): Roll => (i % 2 === 0 ? [1, 1, 1] : [6, 6, 6]));
    const totals = finding(rolls, 'totals');
    // Of 216 ways 56 give 3-8, 104 give 9-12 and 56 give 13-18; 9-10 alone expects 4.8 of 20.
    expect(totals.cells.map(({ label, observed }) => [label, observed])).toEqual([
      ['3-8', 10],
      ['9-12', 0],
      ['13-18', 10],
    ]);
    const [outer, middle] = [(20 * 56) / 216, (20 * 104) / 216];
    expect(totals.statistic).toBeCloseTo((2 * (10 - outer) ** 2) / outer + middle, 9);
  });

  test('expected gaps between triples are exact fractions of 36 to the power of the gap', () => {
    const rolls = Array.from(
      { length: 3600 },
      (_, i): Roll => (i % 36 === 35 ? [2, 2, 2] : [1, 2, 3]),
    );
    const gaps = finding(rolls, 'gaps between triples');
    expect(gaps.n).toBe(100);
    const [first] = gaps.cells;
    // 1 - (35/36)^3 of a hundred gaps, which is 3781/46656.
    expect(first?.label).toBe('1-3');
    expect(first?.expected).toEqual({ numerator: 94525n, denominator: 11664n });
    expect(gaps.cells.filter(({ observed }) => observed > 0).map(({ label }) => label)).toEqual([
      '33-42',
    ]);
    expect(gaps.p).toBeLessThan(1e-9);
  });
});

describe('what each test is there to notice', () => {
  test('a die loaded to show a six 25 times in 100', () => {
    const rolls = loadedRolls(1, 2000, 6, 250);
    expect(finding(rolls, 'faces of die 1').p).toBeLessThan(1e-6);
    expect(finding(rolls, 'faces of die 2').p).toBeGreaterThan(0.01);
    expect(finding(rolls, 'dice 2 and 3 together').p).toBeGreaterThan(0.01);
  });

  test('two dice stuck together, each of them fair', () => {
    const rolls = seededRolls(2, 2000).map(([a, , c], i): Roll => [a, i % 4 === 0 ? a : c, c]);
    expect(finding(rolls, 'dice 1 and 2 together').p).toBeLessThan(1e-6);
    expect(finding(rolls, 'faces of die 2').p).toBeGreaterThan(0.01);
  });

  test('a device that repeats the last roll now and then', () => {
    const fair = seededRolls(3, 2000);
    const rolls = fair.map((roll, i): Roll => (i % 10 === 9 ? (fair[i - 1] ?? roll) : roll));
    expect(finding(rolls, 'die 1 from roll to roll').p).toBeLessThan(0.01);
    expect(finding(rolls, 'totals from roll to roll').p).toBeLessThan(0.01);
  });

  test('low and high in turn', () => {
    const low = seededRolls(4, 4000)
      .filter(([a, b, c]) => a + b + c <= 10)
      .slice(0, 500);
    const high = low.map(([a, b, c]): Roll => [opposite(a), opposite(b), opposite(c)]);
    const rolls = low.flatMap((roll, i) => [roll, high[i] ?? roll]);
    expect(finding(rolls, 'runs of low and high totals').p).toBeLessThan(1e-9);
    expect(finding(rolls, 'totals').p).toBeGreaterThan(0.001);
  });
});

describe('dice recorded in order of size', () => {
  const sorted = seededRolls(5, 3000).map((roll) => roll.toSorted() as unknown as Roll);

  test('are recognised, ascending and descending, but not by a few rolls', () => {
    const orderOf = (rolls: readonly Roll[]) => diceReport(rolls).facts.order;
    expect(orderOf(sorted)).toBe('sorted');
    expect(orderOf(sorted.map((roll) => roll.toReversed() as unknown as Roll))).toBe('sorted');
    expect(orderOf(sorted.slice(0, 19))).toBe('as-read');
    expect(orderOf(seededRolls(5, 3000))).toBe('as-read');
  });

  test('are tested only as far as they can be', () => {
    const names = findings(sorted).map(({ test: title }) => title);
    expect(names).toContain('the 56 combinations');
    expect(names.some((name) => /die \d|together/.test(name))).toBe(false);
    expect(findings(sorted).every(({ p }) => p > 0.01)).toBe(true);
    expect(diceReport(sorted).verdict.level).toBe('usual');
    // Taken for dice as they were read, they would look rigged beyond doubt.
    expect(asRead(sorted).some((outcome) => outcome.kind === 'finding' && outcome.p < 1e-9)).toBe(
      true,
    );
  });

  test('balanced combinations fit too well', () => {
    const rolls = BALANCED.map((roll) => roll.toSorted() as unknown as Roll);
    const combinations = finding(rolls, 'the 56 combinations');
    expect(combinations.distribution).toEqual({ kind: 'chi-square', degrees: 55 });
    expect(combinations.statistic).toBeCloseTo(0, 9);
    expect(combinations.p).toBeLessThan(1e-9);
  });

  test('a roll that froze is noticed although nobody knows which die was which', () => {
    const frozen = sorted.map((roll, i) => (i >= 900 && i < 920 ? (sorted[900] ?? roll) : roll));
    expect(diceReport(frozen).facts.order).toBe('sorted');
    expect(diceReport(frozen).verdict.level).toBe('very-unusual');
  });
});

test('a short record says what is missing', () => {
  const outcomes = asRead(seededRolls(6, 9));
  const reasons = outcomes.flatMap((outcome: Outcome) =>
    outcome.kind === 'left-out' ? [`${outcome.test} ${outcome.reason}`] : [],
  );
  expect(reasons).toContain('faces of die 1 needs 30 dice; there are 9.');
  expect(reasons).toContain('the 216 rolls needs 1,080 rolls; there are 9.');
  expect(reasons).toContain('dice 1 and 2 together needs 180 pairs; there are 9.');
  expect(reasons).toContain('die 1 from roll to roll needs 180 pairs; there are 8.');
  expect(asRead([]).every(({ kind }) => kind === 'left-out')).toBe(true);
});

test('a die that never changes leaves nothing to compare', () => {
  const stuck = Array.from({ length: 300 }, (): Roll => [4, 4, 4]);
  const outcomes = asRead(stuck);
  const reason = outcomes.find(({ test: title }) => title === 'dice 1 and 2 together');
  expect(reason).toMatchObject({ reason: 'needs a die that showed at least two faces.' });
  expect(outcomes.find(({ test: title }) => title === 'totals from roll to roll')).toMatchObject({
    reason: 'needs totals that are not all the same.',
  });
});

function opposite(face: Roll[number]): Roll[number] {
  return FACES[6 - face] ?? face;
}
