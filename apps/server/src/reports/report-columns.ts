import type { ReportBody, ReportName } from '@baize/protocol/http';
import type { Column } from './csv/csv.ts';

type RowOf<Name extends ReportName> = Extract<ReportBody, { report: Name }>['rows'][number];

function plain<Row>(...titles: readonly (keyof Row & string)[]): readonly Column<Row>[] {
  return titles.map((title) => ({ title, value: (row) => cellOf(row[title]) }));
}

/** Lists are read by people: dice as 1-2-3, citations one after the other. */
function cellOf(value: unknown): string | number | null {
  if (value === null || typeof value === 'number') return value;
  if (!Array.isArray(value)) return String(value);
  return value.every((each) => typeof each === 'number') ? value.join('-') : value.join(' ');
}

/** Times as text that sorts; amounts stay whole numbers of minor units. */
function time<Row>(title: keyof Row & string): Column<Row> {
  return { title, value: (row) => new Date(Number(row[title])).toISOString() };
}

export const REPORT_COLUMNS: { readonly [Name in ReportName]: readonly Column<RowOf<Name>>[] } = {
  win: plain<RowOf<'win'>>(
    'shift',
    'table',
    'game',
    'bet',
    'rounds',
    'handle',
    'win',
    'commission',
    'drop',
    'hold',
    'winShare',
    'theoretical',
    'theoreticalShare',
    'z',
  ),
  voids: [
    time<RowOf<'voids'>>('at'),
    ...plain<RowOf<'voids'>>(
      'table',
      'round',
      'kind',
      'incident',
      'returned',
      'owed',
      'by',
      'because',
    ),
  ],
  corrections: [
    time<RowOf<'corrections'>>('at'),
    ...plain<RowOf<'corrections'>>(
      'table',
      'round',
      'was',
      'is',
      'paid',
      'taken',
      'owed',
      'requestedBy',
      'approvedBy',
      'because',
    ),
  ],
  overrides: [
    time<RowOf<'overrides'>>('at'),
    ...plain<RowOf<'overrides'>>('table', 'kind', 'subject', 'detail', 'by', 'because'),
  ],
  instruments: [
    ...plain<RowOf<'instruments'>>('number', 'amount'),
    time<RowOf<'instruments'>>('issuedAt'),
    ...plain<RowOf<'instruments'>>('table', 'terminal'),
    time<RowOf<'instruments'>>('expiresAt'),
  ],
  receivables: [
    ...plain<RowOf<'receivables'>>('table', 'terminal', 'owed'),
    time<RowOf<'receivables'>>('at'),
  ],
};
