import { add, equals, type Rational, rational, ZERO } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../finding.ts';
import { gapTest, permutationTest, runsUpTest } from './battery.ts';
import { couponTest } from './coupon-test.ts';
import { pokerTest, waysFor } from './poker-test.ts';
import type { SymbolTest } from './symbol-test.ts';

// What each test expects, against sequences counted one by one.

function findingOf(test: SymbolTest, symbols: Iterable<number>): Finding {
  for (const symbol of symbols) test.accept(symbol);
  const outcome = test.outcome();
  if (outcome.kind !== 'finding') throw new Error(`${outcome.test} ${outcome.reason}`);
  return outcome;
}

function totalExpected({ cells }: Finding): Rational {
  return cells.reduce((total, { expected }) => add(total, expected), ZERO);
}

/** Every sequence of that many symbols below `base`. */
function* sequences(base: number, length: number): Generator<readonly number[]> {
  const digits = new Array<number>(length).fill(0);
  for (;;) {
    yield [...digits];
    let place = length - 1;
    while (place >= 0 && digits[place] === base - 1) digits[place--] = 0;
    if (place < 0) return;
    digits[place] = (digits[place] ?? 0) + 1;
  }
}

describe('poker', () => {
  test('the 7,776 hands of five dice', () => {
    const counts = [0, 0, 0, 0, 0];
    for (const hand of sequences(6, 5)) {
      const different = new Set(hand).size;
      counts[different - 1] = (counts[different - 1] ?? 0) + 1;
    }
    expect(counts).toEqual([6, 450, 3000, 3600, 720]);
    expect([1, 2, 3, 4, 5].map((different) => Number(waysFor(6, different)))).toEqual(counts);
  });

  test('every hand once is exactly what is expected', () => {
    const hands = [...sequences(6, 5)].length;
    const all = findingOf(pokerTest('dice', 6), [...sequencesFlat(6, 5)]);
    expect(all.n).toBe(hands);
    expect(all.statistic).toBeCloseTo(0, 12);
    expect(all.cells.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('coupon collector', () => {
  test('the chance of a complete set, by counting all sequences of up to seven dice', () => {
    // The cells begin at 6, 8, ...: the first holds the lengths 6 and 7.
    const complete = [...sequences(6, 7)].filter((dice) => new Set(dice).size === 6).length;
    expect(complete).toBe(15_120);
    const lengths = Array.from({ length: 1000 }, () => [0, 1, 2, 3, 4, 5]).flat();
    const finding = findingOf(couponTest('dice', 6), lengths);
    const [first] = finding.cells;
    expect(first?.label).toBe('6-7');
    expect(first?.observed).toBe(1000);
    expect(first?.expected).toEqual(rational(1000 * complete, 6 ** 7));
    expect(equals(totalExpected(finding), rational(1000))).toBe(true);
  });

  test('lengths are counted from one complete set to the next', () => {
    const test = couponTest('coins', 2);
    const finding = findingOf(test, Array.from({ length: 100 }, () => [0, 1, 1, 1, 0]).flat());
    // 0 1 | 1 1 0 | 0 1 | ...: lengths 2 and 3 in turn.
    expect(finding.n).toBe(200);
    // A second side comes after 2, 3, 4, ... throws with chance 1/2, 1/4, 1/8, ...
    expect(finding.cells).toEqual([
      { label: '2-2', observed: 100, expected: rational(100) },
      { label: '3-3', observed: 100, expected: rational(50) },
      { label: '4-5', observed: 0, expected: rational(75, 2) },
      { label: '6+', observed: 0, expected: rational(25, 2) },
    ]);
  });
});

describe('runs', () => {
  test('the chance that so many dice rise, by counting', () => {
    const rising = (length: number) => [...risingFlat(6, length)].filter(Boolean).length;
    expect([2, 3, 4, 5, 6].map(rising)).toEqual([15, 20, 15, 6, 1]);
    // 1 2 | 1 counts a run of two and passes over the 1 that ended it.
    const finding = findingOf(
      runsUpTest('dice', 6),
      Array.from({ length: 3000 }, (_, i) => [0, 1, 0][i % 3] ?? 0),
    );
    expect(finding.n).toBe(1000);
    const [one, two] = finding.cells;
    expect(one).toEqual({ label: '1-1', observed: 0, expected: rational(1000 * 21, 36) });
    expect(two?.observed).toBe(1000);
    expect(two?.expected).toEqual(rational(1000 * (15 * 6 - 20), 216));
    expect(equals(totalExpected(finding), rational(1000))).toBe(true);
  });
});

describe('gaps', () => {
  test('are geometric', () => {
    const finding = findingOf(
      gapTest('dice', rational(1, 6), (face) => face === 5),
      Array.from({ length: 6000 }, (_, i) => i % 6),
    );
    expect(finding.n).toBe(1000);
    const [first] = finding.cells;
    expect(first?.label).toBe('1-1');
    expect(first?.expected).toEqual(rational(1000, 6));
    expect(finding.cells.filter(({ observed }) => observed > 0)).toHaveLength(1);
    expect(equals(totalExpected(finding), rational(1000))).toBe(true);
  });
});

describe('permutations', () => {
  test('groups with a repeat are passed over and the others come in every order equally often', () => {
    const flat = [...sequencesFlat(6, 3)];
    const finding = findingOf(permutationTest('dice', 3), flat);
    expect(finding.n).toBe(6 * 5 * 4);
    expect(finding).toMatchObject({ statistic: 0, distribution: { degrees: 5 } });
  });
});

function* sequencesFlat(base: number, length: number): Generator<number> {
  for (const sequence of sequences(base, length)) yield* sequence;
}

function* risingFlat(base: number, length: number): Generator<boolean> {
  for (const sequence of sequences(base, length)) {
    yield sequence.every((value, i) => i === 0 || value > (sequence[i - 1] ?? 0));
  }
}
