import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

test('text is broken at spaces, and a word too wide stands alone', () => {
  expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapText('a incomprehensibilities b', 5)).toEqual(['a', 'incomprehensibilities', 'b']);
  expect(wrapText('', 5)).toEqual(['']);
});
