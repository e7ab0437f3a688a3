import { describe, expect, test } from 'vitest';
import { nameProblem } from './plain-name.ts';

test.each([
  'Ann',
  'Anna-Lena O’Hara (night)',
  'José Núñez',
  'Zoë Ångström',
  'Đặng Thị Hương',
  '陈大文',
  '陈 Ann 大文',
  '赌台 3',
  'VIP & Pit 7 / B',
  '田中さくら',
  '김민수 Kim',
  'தமிழ் செல்வி',
  'Иван Петров',
  'Ελένη',
  'محمد',
  'T-1',
  '7',
])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeNull();
});

describe('what cannot be told apart is no name', () => {
  test.each([
    ['a zero width space', 'An\u200Bn', 'can be seen'],
    ['a zero width joiner', 'An\u200Dn', 'can be seen'],
    ['writing turned round', 'nn\u202EA', 'can be seen'],
    ['an isolate', '\u2066Ann\u2069', 'can be seen'],
    ['a soft hyphen', 'An\u00ADn', 'can be seen'],
    ['a filler that shows nothing', '\u3164', 'can be seen'],
    ['a blank of Braille', 'Ann\u2800', 'can be seen'],
    ['a space of another width', 'Ann\u00A0Lee', 'can be seen'],
    ['two spaces', 'Ann  Lee', 'can be seen'],
    ['a space at the end', 'Ann ', 'can be seen'],
    ['nothing but a space', ' ', 'can be seen'],
    ['nothing', '', 'can be seen'],
    ['a line that ends', 'Ann\nLee', 'can be seen'],
    ['a mark upon nothing', '\u0301Ann', 'can be seen'],
    ['a heap of marks', 'A\u0331\u0332\u0333nn', 'can be seen'],
    ['a letter of private use', 'An\uE000', 'can be seen'],
    ['letters of full width', 'Ａnn', 'look like others'],
    ['letters of mathematics', '𝐀nn', 'look like others'],
    ['a mark apart from its letter', 'Jose\u0301', 'look like others'],
    ['a Cyrillic letter among Latin ones', 'Аnn', 'mix alphabets'],
    ['a Greek letter among Latin ones', 'Αnn', 'mix alphabets'],
    ['Cyrillic letters that all look Latin', 'РОСА', 'look like others'],
  ])('%s', (_, name, says) => {
    expect(nameProblem(name)).toContain(says);
  });
});
