// East Asian wide characters, as far as our names and dice use them.
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colour marks take no room on the screen.
const MARKS = /\u001B\[\d+m/g;

/** How many columns of a terminal a text takes. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text.replace(MARKS, '')) width += WIDE.test(character) ? 2 : 1;
  return width;
}

function padEnd(text: string, width: number): string {
  return `${text}${' '.repeat(Math.max(0, width - widthOf(text)))}`;
}

function padStart(text: string, width: number): string {
  return `${' '.repeat(Math.max(0, width - widthOf(text)))}${text}`;
}

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
