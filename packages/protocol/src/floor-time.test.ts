import { expect, test } from 'vitest';
import { floorDateText, floorTimeText, zoneText } from './floor-time.ts';

const AT = Date.UTC(2026, 10, 15, 20, 30, 9);

test('the same moment is another hour, and another day, on another floor', () => {
  expect(floorTimeText(AT, 0)).toBe('2026-11-15 20:30:09');
  expect(floorTimeText(AT, 480)).toBe('2026-11-16 04:30:09');
  expect(floorTimeText(AT, -210)).toBe('2026-11-15 17:00:09');
  expect(floorDateText(AT, 480)).toBe('2026-11-16');
});

test('a floor names its time by how far it is from Greenwich', () => {
  expect([0, 480, 330, -210, 840].map(zoneText)).toEqual([
    'UTC',
    'UTC+8',
    'UTC+5:30',
    'UTC−3:30',
    'UTC+14',
  ]);
});
