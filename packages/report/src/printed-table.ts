import type { ReportDocument } from './document/block.ts';

/** A list as it stands on a screen or in a spreadsheet, to be printed. */
export interface PrintedTable {
  readonly kind: string;
  readonly title: string;
  /** The period, the tables, when it was made. */
  readonly subtitle: string;
  readonly software: string;
  /** A day such as `2026-01-31`, as whoever asks says it. */
  readonly date: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The same for programs, which travels inside the file. */
  readonly json: string;
}

const NARROWEST = 4;
const WIDEST = 26;
/** So many rows say how wide a column has to be. */
const ROWS_MEASURED = 200;

/** The list on A4, with its data attached; the same bytes for the same list. */
export async function printedTable(table: PrintedTable): Promise<Uint8Array> {
  // The larger libraries are loaded by whoever needs them.
  const { reportPdf } = await import('./pdf/report-pdf.ts');
  const { software, date, title, json } = table;
  return reportPdf(
    documentOf(table),
    { subject: title, software, date },
    {
      name: 'report.json',
      type: 'application/json',
      description: 'The same report for programs, exactly',
      data: new TextEncoder().encode(json),
    },
  );
}

function documentOf({
  kind,
  title,
  subtitle,
  software,
  columns,
  rows,
}: PrintedTable): ReportDocument {
  const caption = rows.length === 1 ? '1 line' : `${rows.length} lines`;
  return {
    kind,
    title,
    subtitle,
    header: title,
    footer: `${software} · ${subtitle}`,
    summary: [
      {
        block: 'table',
        caption,
        columns: columns.map((name, index) => columnOf(name, cellsIn(rows, index))),
        rows,
      },
    ],
    sections: [],
  };
}

function cellsIn(rows: PrintedTable['rows'], index: number): readonly string[] {
  return rows.slice(0, ROWS_MEASURED).map((row) => row[index] ?? '');
}

function columnOf(title: string, cells: readonly string[]) {
  const longest = Math.max(title.length, ...cells.map((cell) => cell.length));
  const isNumber = cells.length > 0 && cells.every((cell) => /^-?[\d.,]*$/.test(cell));
  return {
    title,
    align: isNumber ? ('right' as const) : ('left' as const),
    share: Math.max(NARROWEST, Math.min(WIDEST, longest)),
  };
}
