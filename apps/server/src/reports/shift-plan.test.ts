import { expect, test } from 'vitest';
import { DEFAULT_SHIFTS, shiftOf } from './shift-plan.ts';

const at = (text: string) => Date.parse(text);

test('a shift runs from its first minute to the next one', () => {
  const times = ['06:00:00', '13:59:59', '14:00:00', '21:59:59', '22:00:00'];
  expect(times.map((time) => shiftOf(at(`2026-11-15T${time}Z`), DEFAULT_SHIFTS))).toEqual([
    '2026-11-15 day',
    '2026-11-15 day',
    '2026-11-15 swing',
    '2026-11-15 swing',
    '2026-11-15 night',
  ]);
});

test('the night belongs to the day it began on', () => {
  expect(shiftOf(at('2026-03-01T05:59:59Z'), DEFAULT_SHIFTS)).toBe('2026-02-28 night');
});

test('the day is that of the floor, wherever the server is', () => {
  const singapore = { ...DEFAULT_SHIFTS, minutesEast: 480 };
  expect(shiftOf(at('2026-11-14T22:00:00Z'), singapore)).toBe('2026-11-15 day');
  expect(shiftOf(at('2026-11-14T21:59:00Z'), singapore)).toBe('2026-11-14 night');
});
