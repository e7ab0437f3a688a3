import { approximate } from '@baize/math/fairness/kit';
import { loadedRolls, seededNumbers, seededRolls } from '@baize/testing/seeded-dice';
import { describe, expect, test } from 'vitest';
import { ALL_ROLLS, type Roll } from '../../roll.ts';
import { alarmSentence } from './alarm-sentence.ts';
import {
  type BiasAlarm,
  DEFAULT_THRESHOLD,
  falseAlarmRate,
  startMonitor,
  thresholdFor,
  watchRoll,
} from './bias-monitor.ts';

function alarmsIn(rolls: readonly Roll[], threshold?: number): readonly BiasAlarm[] {
  const alarms: BiasAlarm[] = [];
  let monitor = startMonitor(threshold);
  for (const roll of rolls) {
    const watched = watchRoll(monitor, roll);
    monitor = watched.monitor;
    alarms.push(...watched.alarms);
  }
  return alarms;
}

describe('alarms', () => {
  test('a die that always shows a four is noticed by its own score and by that of all dice', () => {
    // Die 1 gains 9 a roll: 64 rolls reach 575. All dice gain 9 - 2 - 2 = 5 a roll: 115 rolls.
    const stuck = Array.from(
      { length: 120 },
      (_, i): Roll => (i % 2 === 0 ? [4, 1, 2] : [4, 3, 5]),
    );
    expect(alarmsIn(stuck)).toEqual([
      { roll: 64, dice: 1, face: 4, since: 1, shown: 64, seen: 64 },
      { roll: 115, dice: 'all', face: 4, since: 1, shown: 115, seen: 345 },
    ]);
  });

  test('count from where the score last was 0', () => {
    const before = Array.from({ length: 50 }, (): Roll => [2, 1, 3]);
    const after = Array.from({ length: 50 }, (): Roll => [6, 5, 4]);
    const [first] = alarmsIn([...before, ...after], 200);
    expect(first).toMatchObject({ dice: 1, face: 2, since: 1, roll: 23 });
    const late = alarmsIn([...before, ...after], 200).find(({ face }) => face === 6);
    expect(late).toEqual({ roll: 73, dice: 1, face: 6, since: 51, shown: 23, seen: 23 });
  });

  test('come for a die at 25% within the first thousand rolls or so', () => {
    const alarms = alarmsIn(loadedRolls(41, 3000, 6, 250));
    // The exact mean for die 1 alone is 755 rolls; it also raises the score of all dice.
    const [first] = alarms.filter(({ dice }) => dice === 1);
    expect(first).toMatchObject({ face: 6 });
    expect(first?.roll).toBeLessThan(1500);
    expect(alarms.every(({ face, dice }) => face === 6 && (dice === 1 || dice === 'all'))).toBe(
      true,
    );
  });

  test('do not come in 20,000 fair rolls', () => {
    expect(alarmsIn(seededRolls(42, 20_000))).toEqual([]);
  });

  test('are worded with care', () => {
    const alarm: BiasAlarm = { roll: 4113, dice: 2, face: 6, since: 3214, shown: 210, seen: 900 };
    expect(alarmSentence(alarm, DEFAULT_THRESHOLD)).toBe(
      'Roll 4,113: since roll 3,214 face 6 came 210 times in 900 on die 2, where 150 are usual. ' +
        'Fair dice raise an alarm at most once in 508,950 rolls on average; look at the dice, the ' +
        'device and the way results are read.',
    );
    expect(alarmSentence({ ...alarm, dice: 'all' }, DEFAULT_THRESHOLD)).toContain('the three dice');
  });
});

describe('the false-alarm rate', () => {
  test('of the default threshold is below one in 500,000, and one less would not do', () => {
    // NumPy: a mean run length of 508,950 x 36 dice at 575 and of 499,396 x 36 at 574.
    expect(1 / approximate(falseAlarmRate(575))).toBeCloseTo(508_950.061, 2);
    expect(1 / approximate(falseAlarmRate(574))).toBeCloseTo(499_395.906, 2);
    expect(DEFAULT_THRESHOLD).toBe(575);
  });

  test('is kept by 1,500 simulated monitors, whenever one looks', () => {
    const threshold = 150;
    const rate = approximate(falseAlarmRate(threshold));
    const lengths = runLengths(threshold, 1500, 43);
    for (const rolls of [10, 20, 40, 80]) {
      const share = lengths.filter((length) => length <= rolls).length / lengths.length;
      const bound = rate * rolls;
      const slack = 4 * Math.sqrt((bound * Math.max(0, 1 - bound)) / lengths.length);
      expect(share).toBeLessThanOrEqual(bound + slack);
    }
  });

  test('is not far from the truth: fair dice run somewhat longer than it promises', () => {
    const threshold = 200;
    const lengths = runLengths(threshold, 500, 44);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const promised = 1 / approximate(falseAlarmRate(threshold));
    expect(mean / promised).toBeGreaterThan(1);
    expect(mean / promised).toBeLessThan(2);
  });

  test('finds the lowest threshold that keeps a promise', () => {
    expect(thresholdFor(500_000)).toBe(DEFAULT_THRESHOLD);
    expect(thresholdFor(508_950)).toBe(575);
    expect(thresholdFor(508_951)).toBe(576);
    expect(thresholdFor(1)).toBe(19);
    expect(approximate(falseAlarmRate(19))).toBeLessThanOrEqual(1);
    expect(approximate(falseAlarmRate(18))).toBeGreaterThan(1);
  });

  test('falls with the threshold', () => {
    const rates = [50, 100, 200, 400].map((threshold) => approximate(falseAlarmRate(threshold)));
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });
});

/** Rolls until the first alarm, for that many monitors of fair dice. */
function runLengths(threshold: number, runs: number, seed: number): readonly number[] {
  const next = seededNumbers(seed);
  return Array.from({ length: runs }, () => {
    let monitor = startMonitor(threshold);
    for (;;) {
      const roll = ALL_ROLLS[next() % ALL_ROLLS.length] ?? [1, 1, 1];
      const watched = watchRoll(monitor, roll);
      monitor = watched.monitor;
      if (watched.alarms.length > 0) return monitor.rolls;
    }
  });
}
