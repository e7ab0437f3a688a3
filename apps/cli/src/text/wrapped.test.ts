import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test('text is broken at spaces, and a word too wide stands alone', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('a incomprehensibilities b', 5)).toEqual(['a', 'incomprehensibilities', 'b']);
  expect(wrapped('', 5)).toEqual(['']);
});
