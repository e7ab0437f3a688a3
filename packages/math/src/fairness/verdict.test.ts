import { describe, expect, test } from 'vitest';
import { normalFinding } from './finding.ts';
import { judge } from './judged.ts';
import { pText, verdictOn } from './verdict.ts';

function verdict(...ps: readonly number[]) {
  const outcomes = ps.map((p, i) => normalFinding(`test ${i + 1}`, 100, 0, p));
  return verdictOn(judge(outcomes), '2,000 rolls');
}

describe('a verdict', () => {
  test('allows for the number of tests: one of twenty below 5% is nothing unusual', () => {
    const ps = [0.03, ...Array.from({ length: 19 }, () => 0.5)];
    expect(verdict(...ps).level).toBe('usual');
    expect(verdict(0.03).level).toBe('unusual');
  });

  test('has its borders at 5% and 1% after Holm', () => {
    expect(verdict(0.025, 1).level).toBe('usual');
    expect(verdict(0.0249, 1).level).toBe('unusual');
    expect(verdict(0.005, 1).level).toBe('unusual');
    expect(verdict(0.00499, 1).level).toBe('very-unusual');
  });

  test('in words, where nothing is unusual', () => {
    expect(verdict(0.4, 0.2).sentences).toEqual([
      'Nothing unusual: 2,000 rolls of fair, independent results look like this.',
      'The least likely of 2 tests is "test 2" with p = 0.2, 0.4 once the number of tests is allowed for.',
      'That proves no fairness: a small bias can hide in a record of this length.',
    ]);
  });

  test('in words, where something is', () => {
    expect(verdict(0.0001, 0.001, 0.9).sentences).toEqual([
      'Unusual at the 99% level: "test 1" has p = 0.0001, 0.0003 with 3 tests allowed for. ' +
        '1 more of the tests is unusual.',
      'Of records of 2,000 rolls with fair, independent results, at most one in 3,333 would show ' +
        'something as unlikely as this.',
      'A test cannot tell the cause: a misread or mistyped result, a worn die, the device, or chance.',
      'Check how results were recorded, then test a fresh record before drawing a conclusion.',
    ]);
  });

  test('does not pretend to know how rare the rarest is', () => {
    expect(verdict(1e-12).sentences.slice(0, 2)).toEqual([
      'Unusual at the 99% level: "test 1" has p below 1e-12, <1e-12 with one test allowed for.',
      'Of records of 2,000 rolls with fair, independent results, at most one in a million would ' +
        'show something as unlikely as this.',
    ]);
  });

  test('never accuses', () => {
    for (const ps of [[1e-12], [0.02], [0.5], []]) {
      expect(verdict(...ps).sentences.join(' ')).not.toMatch(/unfair|rigged|cheat|loaded/i);
    }
  });

  test('of one result speaks of one', () => {
    expect(verdictOn([], '1 deal').sentences).toEqual(['1 deal is too few for any of the tests.']);
  });

  test('without a single test there is none', () => {
    expect(verdict()).toEqual({
      level: 'no-test',
      sentences: ['2,000 rolls are too few for any of the tests.'],
    });
  });
});

test.each([
  [1, '1'],
  [0.05, '0.05'],
  [0.01234, '0.0123'],
  [0.000123, '0.000123'],
  [0.0000123, '1.2e-5'],
  [1e-11, '1.0e-11'],
  [1e-12, '<1e-12'],
])('p = %d is printed as %s', (p, text) => {
  expect(pText(p)).toBe(text);
});
