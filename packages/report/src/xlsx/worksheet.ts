import type { Cell, Sheet } from 'write-excel-file/universal';
import { titleCell } from './cells.ts';

export type Worksheet = Sheet<Blob>;

/** Titles with the width of their columns, in characters. */
export type Titles = readonly (readonly [title: string, width: number])[];

/** A table whose titles stay in sight. */
export function worksheet(
  name: string,
  titles: Titles,
  rows: readonly (readonly Cell[])[],
): Worksheet {
  return {
    sheet: name,
    data: [titles.map(([title]) => titleCell(title)), ...rows.map((row) => [...row])],
    columns: titles.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  };
}
