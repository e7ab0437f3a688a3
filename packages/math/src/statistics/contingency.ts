import { assert } from '@baize/exact';
import { type ChiSquareResult, chiSquareResult, grainOf } from './goodness-of-fit.ts';

/**
 * Whether two things that were counted together are independent, whatever the frequencies of each:
 * rows and columns nobody saw are left out, and degrees of freedom with them. Null where fewer than
 * two rows or columns remain.
 */
export function independence(table: readonly (readonly number[])[]): ChiSquareResult | null {
  const rowTotals = table.map((row) => totalOf(row));
  const width = table[0]?.length ?? 0;
  assert(
    table.every((row) => row.length === width),
    'Every row of a table has the same number of columns.',
  );
  const columnTotals = Array.from({ length: width }, (_, column) =>
    totalOf(table.map((row) => row[column] ?? 0)),
  );
  const rows = rowTotals.filter((total) => total > 0).length;
  const columns = columnTotals.filter((total) => total > 0).length;
  if (rows < 2 || columns < 2) return null;

  const n = totalOf(rowTotals);
  let statistic = 0;
  for (const [i, row] of table.entries()) {
    for (const [j, observed] of row.entries()) {
      const expected = ((rowTotals[i] ?? 0) * (columnTotals[j] ?? 0)) / n;
      if (expected > 0) statistic += (observed - expected) ** 2 / expected;
    }
  }
  const degrees = (rows - 1) * (columns - 1);
  return chiSquareResult(statistic, degrees, grainOf(rows * columns, n));
}

function totalOf(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
