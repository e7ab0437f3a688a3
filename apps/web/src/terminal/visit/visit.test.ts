import { describe, expect, test } from 'vitest';
import { isLooser, limitReached, minutesOf, remindersDue } from './visit.ts';

const START = 1_000_000;
const after = (minutes: number) => START + minutes * 60_000;
const none = { since: START, lost: 0, minutesMost: null, lossMost: null, remindEvery: null };

describe("a player's own limits", () => {
  test('of time are reached when the minutes are over, and not before', () => {
    const visit = { ...none, minutesMost: 60 };
    expect(limitReached(visit, after(59))).toBeNull();
    expect(limitReached(visit, after(60))).toBe('time');
    expect(minutesOf(visit, after(61.5))).toBe(61);
  });

  test('of loss are reached by what was staked and did not come back', () => {
    expect(limitReached({ ...none, lost: 9_000, lossMost: 10_000 }, START)).toBeNull();
    expect(limitReached({ ...none, lost: 10_000, lossMost: 10_000 }, START)).toBe('loss');
  });

  test('can be made stricter during a visit and not looser', () => {
    expect(isLooser(60, 120)).toBe(true);
    expect([isLooser(60, 60), isLooser(60, 30), isLooser(null, 120)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test('reminders come every so many minutes', () => {
  const visit = { ...none, remindEvery: 15 };
  expect([14, 15, 29, 30, 61].map((minutes) => remindersDue(visit, after(minutes)))).toEqual([
    0, 1, 1, 2, 4,
  ]);
});
