/** One column of a table that people open in a spreadsheet. */
export interface Column<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
}

/** Comma-separated values as RFC 4180 has them, with a header line; null is an empty cell. */
export function csvText<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  lineEnd: '\r\n' | '\n' = '\r\n',
): string {
  const head = columns.map(({ title }) => cellText(title));
  const body = rows.map((row) => columns.map(({ value }) => cellText(value(row))));
  return [head, ...body].map((cells) => `${cells.join(',')}${lineEnd}`).join('');
}

function cellText(value: string | number | null): string {
  if (value === null) return '';
  // A number cannot be a formula, and -500 must stay one.
  if (typeof value === 'number') return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A spreadsheet carries out a cell that begins like this, and what a player or a dealer typed must
 * never be carried out. The apostrophe makes it a text.
 */
function isFormula(text: string): boolean {
  return /^[=+\-@\t\r\n|%＝＋－＠]/.test(text) && !/^-?\d+(\.\d+)?(\/\d+)?$/.test(text);
}
