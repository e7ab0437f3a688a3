import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dateText, hourText, keepFloorTime, minuteText, momentText, timeText } from './moment.ts';

/** Half past ten in the evening in Greenwich, half past six the next morning in Singapore. */
const AT = Date.UTC(2026, 10, 15, 22, 30, 9);

// The machine of the screen stands in New York.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('a screen shows the time of the floor, not the one of the machine it runs on', () => {
  expect(new Date(AT).getHours()).toBe(17);
  keepFloorTime(480);
  expect(timeText(AT)).toBe('06:30:09');
  expect(hourText(AT)).toBe('06:30');
  expect(momentText(AT, 'en')).toBe('16 Nov, 06:30:09');
  expect(minuteText(AT, 'zh-Hans')).toBe('11月16日 06:30');
  expect(dateText(AT)).toBe('2026-11-16');
});

test('midnight is the hour nought of the new day', () => {
  keepFloorTime(-210);
  const midnight = Date.UTC(2026, 10, 16, 3, 30);
  expect(timeText(midnight)).toBe('00:00:00');
  expect(minuteText(midnight, 'en')).toBe('16 Nov, 00:00');
  expect(minuteText(midnight, 'zh-Hans')).toBe('11月16日 00:00');
});
