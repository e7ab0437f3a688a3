import { describe, expect, test } from 'vitest';
import { type Column, csvText } from './csv.ts';

const COLUMNS: readonly Column<string | number | null>[] = [
  { title: 'a', value: (row) => row },
  { title: 'b, c', value: () => 'x' },
];
const cell = (value: string | number | null) =>
  csvText(COLUMNS, [value])
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .replace(/,x\r\n$/, '');

describe('a cell', () => {
  test('is quoted where it has to be, and only there', () => {
    expect(['plain', 'a,b', 'say "no"', 'two\nlines', ''].map(cell)).toEqual([
      'plain',
      '"a,b"',
      '"say ""no"""',
      '"two\nlines"',
      '',
    ]);
  });

  test('is never a formula', () => {
    const hostile = ['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '|cmd', '=HYPERLINK("x")'];
    for (const text of hostile) expect(cell(text)).toMatch(/^"?'/);
  });

  test('keeps numbers and fractions as they are, below zero too', () => {
    expect([-500, 0, null, '-1/36', '-2.5'].map(cell)).toEqual(['-500', '0', '', '-1/36', '-2.5']);
  });
});

test('there is a header, and lines end as RFC 4180 says', () => {
  expect(csvText(COLUMNS, [1, null])).toBe('a,"b, c"\r\n1,x\r\n,x\r\n');
});

test('a title with a comma, quotes, a formula and an empty cell, as one table', () => {
  const columns: readonly Column<readonly [string, number | null]>[] = [
    { title: 'a, b', value: (row) => row[0] },
    { title: 'n', value: (row) => row[1] },
  ];
  const rows: readonly (readonly [string, number | null])[] = [
    ['say "so"', 1],
    ['=1+1', null],
  ];
  expect(csvText(columns, rows)).toBe('"a, b",n\r\n"say ""so""",1\r\n\'=1+1,\r\n');
});
