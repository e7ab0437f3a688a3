import { SHIPPED } from '@baize/house';
import { expect, test } from 'vitest';
import { dataText } from './data-text.ts';

test('what fits on a line stands on it', () => {
  expect(dataText({ x: [0, 10, 20], name: 'Run', none: {} })).toBe(
    '{ "x": [0, 10, 20], "name": "Run", "none": {} }',
  );
});

test('what does not is broken, and its parts are not where they fit', () => {
  const row = Array.from({ length: 18 }, (_, at) => 100 + at);
  expect(dataText({ rows: [row, row] })).toBe(
    `{\n  "rows": [\n    [${row.join(', ')}],\n    [${row.join(', ')}]\n  ]\n}`,
  );
});

test('a long row fills its lines', () => {
  const row = Array.from({ length: 20 }, (_, at) => 100 + at);
  const [first, last] = [row.slice(0, 19), row.slice(19)];
  expect(dataText(row)).toBe(`[\n  ${first.join(', ')},\n  ${last.join(', ')}\n]`);
});

test('a book read back is the same book', () => {
  for (const book of SHIPPED.books) {
    const plain: unknown = JSON.parse(JSON.stringify(book));
    expect(JSON.parse(dataText(plain))).toEqual(plain);
  }
});
