import { expect, test } from 'vitest';
import { gamingDayNamed, gamingDayOf } from './day-routes.ts';

/** Singapore, with a first shift from six in the morning. */
const PLAN = { minutesEast: 480, shifts: [{ name: 'day', from: 360 }] };
const at = (text: string) => Date.parse(text);

test('a gaming day begins with its first shift, by the clock of the floor', () => {
  const day = gamingDayOf(at('2026-11-15T23:30:00+08:00'), PLAN);
  expect(day).toEqual({
    day: '2026-11-15',
    from: at('2026-11-15T06:00:00+08:00'),
    to: at('2026-11-16T06:00:00+08:00'),
  });
  expect(gamingDayOf(at('2026-11-16T05:59:59+08:00'), PLAN)).toEqual(day);
  expect(gamingDayOf(at('2026-11-16T06:00:00+08:00'), PLAN).day).toBe('2026-11-16');
  expect(gamingDayNamed('2026-11-15', PLAN)).toEqual(day);
});

test('what is no date is no day', () => {
  expect(
    ['2026-02-30', '2026-13-01', 'yesterday'].map((name) => gamingDayNamed(name, PLAN)),
  ).toEqual([null, null, null]);
});
