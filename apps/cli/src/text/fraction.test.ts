import { rational } from '@baize/exact';
import { expect, test } from 'vitest';
import { groupDigits, groupedText, percentText } from './fraction.ts';

test('percentages, and digits in groups of three before the point', () => {
  expect(percentText(rational(1, 36))).toBe('2.778%');
  expect(percentText(rational(-1, 36), 1)).toBe('-2.8%');
  expect(groupedText(rational(-123456789, 100), 2)).toBe('-1,234,567.89');
  expect(groupedText(rational(999), 0)).toBe('999');
  expect(groupDigits('1000.12345')).toBe('1,000.12345');
});
