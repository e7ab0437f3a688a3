import { expect, test } from 'vitest';
import { csvOf } from './csv-of.ts';

test('commas, quotes and formulas do no harm in a spreadsheet', () => {
  const columns = [
    { title: 'a, b', value: (row: readonly [string, number | null]) => row[0] },
    { title: 'n', value: (row: readonly [string, number | null]) => row[1] },
  ];
  expect(
    csvOf(columns, [
      ['say "so"', 1],
      ['=1+1', null],
    ]),
  ).toBe('"a, b",n\r\n"say ""so""",1\r\n\'=1+1,\r\n');
});
