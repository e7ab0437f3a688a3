import { expect, test } from 'vitest';
import { drawBelow } from './seed.ts';

test('bytes that would favour somebody are drawn again', () => {
  const bytes = [255, 252, 251];
  expect(drawBelow(6, (target) => target.set([bytes.shift() ?? 0]))).toBe(251 % 6);
  expect(bytes).toEqual([]);
});

test('the operating system gives every card of a deck in time', () => {
  const seen = new Set(Array.from({ length: 5000 }, () => drawBelow(52)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i));
});
