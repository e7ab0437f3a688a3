import { expect, test } from 'vitest';
import { minorUnits } from './move-tab.tsx';

test.each([
  ['1', 100],
  ['1,240.50', 124_050],
  ['0.05', 5],
  ['0.5', 50],
  ['999999999.99', 99_999_999_999],
])('%s is %i minor units', (text, minor) => {
  expect(minorUnits(text)).toBe(minor);
});

test.each(['', '0', '0.00', '-1', '1.234', '1e3', 'ten', '1.', '.5'])('%j is no amount', (text) => {
  expect(minorUnits(text)).toBeNull();
});
