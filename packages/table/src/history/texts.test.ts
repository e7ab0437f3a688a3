import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { amountText, dateText, timeText } from './transcript.ts';

test.each([
  [0, 2, '0.00'],
  [5, 2, '0.05'],
  [50, 2, '0.50'],
  [123_450, 2, '1,234.50'],
  [-5600, 2, '-56.00'],
  [1_234_567, 0, '1,234,567'],
  [999, 0, '999'],
  [1_000_000, 3, '1,000.000'],
  [Number.MAX_SAFE_INTEGER, 2, '90,071,992,547,409.91'],
])('%i with %i decimals is %s', (amount, decimals, text) => {
  expect(amountText(money(amount), decimals)).toBe(text);
});

// The platform's own calendar, asked only here, says what every day of four centuries is called.
test('every day from 1970 to 2370 has the name the calendar gives it', () => {
  const names = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  for (let day = 0; day < 146_097; day += 1) {
    const at = day * 86_400_000;
    if (dateText(at, 0) !== names.format(at)) expect(dateText(at, 0)).toBe(names.format(at));
  }
});

test.each([
  [0, 0, '00:00:00', '1 January 1970'],
  [86_399_999, 0, '23:59:59', '1 January 1970'],
  [1_767_254_407_250, 0, '08:00:07', '1 January 2026'],
  [1_767_254_407_250, 480, '16:00:07', '1 January 2026'],
  [1_767_254_407_250, -600, '22:00:07', '31 December 2025'],
])('%i at %i minutes east is %s on %s', (at, east, time, date) => {
  expect(timeText(at, east)).toBe(time);
  expect(dateText(at, east)).toBe(date);
});
