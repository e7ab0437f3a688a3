import { expect, test } from 'vitest';
import { batchSize } from './durable-writer.ts';

test('a short queue goes into one row, a long one into four, and none is larger than allowed', () => {
  expect(batchSize(1, 1000)).toBe(16);
  expect(batchSize(16, 1000)).toBe(16);
  expect(batchSize(500, 1000)).toBe(125);
  expect(batchSize(501, 1000)).toBe(126);
  expect(batchSize(20_000, 1000)).toBe(1000);
});
