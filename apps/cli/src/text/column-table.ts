import { padEnd, padStart, widthOf } from './width.ts';

export interface Column {
  readonly title: string;
  /** Numbers line up at their last digit. */
  readonly align?: 'right';
}

/** Lines of a table: a title line, then one line a row, with two spaces between the columns. */
export function columnTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const titles = columns.map(({ title }) => title);
  const widths = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[index] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, index) => {
        const pad = align === 'right' ? padStart : padEnd;
        return pad(cells[index] ?? '', widths[index] ?? 0);
      })
      .join('  ')
      .trimEnd();
  return [line(titles), ...rows.map(line)];
}
