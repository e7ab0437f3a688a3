import { describe, expect, test } from 'vitest';
import {
  limitReached,
  minutesOf,
  newVisit,
  readVisit,
  remindersDue,
  withLimits,
  withRound,
} from './visit.ts';

const START = 1_000_000;
const after = (minutes: number) => START + minutes * 60_000;

describe("a player's own limits", () => {
  test('of time are reached when the minutes are over, and not before', () => {
    const visit = withLimits(newVisit(START), { minutesMost: 60 });
    expect(limitReached(visit, after(59))).toBeNull();
    expect(limitReached(visit, after(60))).toBe('time');
    expect(minutesOf(visit, after(61.5))).toBe(61);
  });

  test('of loss are reached by what was staked and did not come back', () => {
    const visit = withLimits(newVisit(START), { lossMost: 10_000 });
    const lost = withRound(visit, { id: 'R1', staked: 9_000, returned: 0 });
    expect(limitReached(lost, START)).toBeNull();
    const more = withRound(lost, { id: 'R2', staked: 1_500, returned: 500 });
    expect(more.net).toBe(-10_000);
    expect(limitReached(more, START)).toBe('loss');
  });

  test('a round counts once, however often it is shown', () => {
    const round = { id: 'R1', staked: 500, returned: 0 };
    expect(withRound(withRound(newVisit(START), round), round).net).toBe(-500);
  });

  test('can be made stricter during a visit and not taken back', () => {
    const visit = withLimits(newVisit(START), { minutesMost: 60, lossMost: 10_000 });
    expect(withLimits(visit, { minutesMost: 120 }).minutesMost).toBe(60);
    expect(withLimits(visit, { minutesMost: null }).minutesMost).toBe(60);
    expect(withLimits(visit, { minutesMost: 30 }).minutesMost).toBe(30);
  });
});

test('reminders come every so many minutes', () => {
  const visit = { ...newVisit(START), remindEvery: 15 };
  expect([14, 15, 29, 30, 61].map((minutes) => remindersDue(visit, after(minutes)))).toEqual([
    0, 1, 1, 2, 4,
  ]);
});

test('a visit survives a power cut, and nonsense is no visit', () => {
  const visit = withLimits(newVisit(START), { minutesMost: 60 });
  expect(readVisit(JSON.stringify(visit))).toEqual(visit);
  expect(readVisit(null)).toBeNull();
  expect(readVisit('{"startedAt":"now"}')).toBeNull();
});
