import { expect, test } from 'vitest';
import { styleFor, wantsColours } from './style.ts';

test('colours are for terminals, and never against NO_COLOR', () => {
  expect(wantsColours(true, {})).toBe(true);
  expect(wantsColours(false, {})).toBe(false);
  expect(wantsColours(true, { NO_COLOR: '1' })).toBe(false);
  expect(wantsColours(true, { NO_COLOR: '' })).toBe(true);
  expect(wantsColours(true, { TERM: 'dumb' })).toBe(false);
});

test('without colours a text stays as it is', () => {
  expect(styleFor(false).good('win')).toBe('win');
  expect(styleFor(true).good('win')).toBe('\u001B[32mwin\u001B[39m');
});
