import { expect, test } from 'vitest';
import { heatOf } from './exposure-map.tsx';

test('nothing is cool, the most is hot, and a quarter of the most is half way', () => {
  expect(heatOf(0, 100)).toBe('rgb(18 66 60)');
  expect(heatOf(100, 100)).toBe('rgb(168 40 28)');
  expect(heatOf(25, 100)).toBe('rgb(104 96 30)');
  expect(heatOf(0, 0)).toBe('rgb(18 66 60)');
});
