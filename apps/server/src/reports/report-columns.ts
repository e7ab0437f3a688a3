import { decimalText, parseRational } from '@baize/exact';
import type { Column } from '@baize/protocol/csv';
import type { ReportBody, ReportName } from '@baize/protocol/http';

type RowOf<Name extends ReportName> = Extract<ReportBody, { report: Name }>['rows'][number];

function plainColumns<Row>(...titles: readonly (keyof Row & string)[]): readonly Column<Row>[] {
  return titles.map((title) => ({ title, value: (row) => cellOf(row[title]) }));
}

/** Dice and citations one after the other; with hyphens a spreadsheet takes three dice for a date. */
function cellOf(value: unknown): string | number | null {
  if (value === null || typeof value === 'number') return value;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** A spreadsheet takes 1/36 for a day in January, so fractions become decimals there, and only there. */
function decimal<Row>(title: keyof Row & string, digits: number): Column<Row> {
  return {
    title,
    value: (row) => {
      const exact = parseRational(String(row[title] ?? ''));
      return exact && decimalText(exact, digits);
    },
  };
}

/** In groups, as it is printed: eighteen digits in one would be rounded like a number. */
function groupColumn<Row>(title: keyof Row & string): Column<Row> {
  return {
    title,
    value: (row) => String(row[title]).replace(/^(..)(....)(....)(....)(....)$/, '$1-$2-$3-$4-$5'),
  };
}

/** Times as text that sorts; amounts stay whole numbers of minor units. */
function time<Row>(title: keyof Row & string): Column<Row> {
  return { title, value: (row) => new Date(Number(row[title])).toISOString() };
}

export const REPORT_COLUMNS: { readonly [Name in ReportName]: readonly Column<RowOf<Name>>[] } = {
  win: [
    ...plainColumns<RowOf<'win'>>('shift', 'table', 'game', 'bet', 'rounds', 'handle', 'win'),
    ...plainColumns<RowOf<'win'>>('commission', 'drop'),
    decimal<RowOf<'win'>>('hold', 6),
    decimal<RowOf<'win'>>('winShare', 6),
    decimal<RowOf<'win'>>('theoretical', 2),
    decimal<RowOf<'win'>>('theoreticalShare', 6),
    ...plainColumns<RowOf<'win'>>('z', 'assumes', 'hour', 'terminal', 'person', 'deviation'),
  ],
  course: [
    time<RowOf<'course'>>('at'),
    ...plainColumns<RowOf<'course'>>('rounds', 'drop', 'handle', 'win'),
    decimal<RowOf<'course'>>('theoretical', 2),
    ...plainColumns<RowOf<'course'>>('deviation', 'z'),
  ],
  voids: [
    time<RowOf<'voids'>>('at'),
    ...plainColumns<RowOf<'voids'>>(
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
    ...plainColumns<RowOf<'corrections'>>(
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
    ...plainColumns<RowOf<'overrides'>>('table', 'kind', 'subject', 'detail', 'by', 'because'),
  ],
  incidents: [
    time<RowOf<'incidents'>>('at'),
    ...plainColumns<RowOf<'incidents'>>('table', 'kind', 'round', 'detail', 'by', 'because'),
  ],
  instruments: [
    groupColumn<RowOf<'instruments'>>('number'),
    ...plainColumns<RowOf<'instruments'>>('amount'),
    time<RowOf<'instruments'>>('issuedAt'),
    ...plainColumns<RowOf<'instruments'>>('table', 'terminal'),
    time<RowOf<'instruments'>>('expiresAt'),
  ],
  'instruments-ended': [
    time<RowOf<'instruments-ended'>>('at'),
    ...plainColumns<RowOf<'instruments-ended'>>('table', 'kind'),
    groupColumn<RowOf<'instruments-ended'>>('number'),
    ...plainColumns<RowOf<'instruments-ended'>>('amount', 'detail', 'by'),
  ],
  receivables: [
    ...plainColumns<RowOf<'receivables'>>('table', 'terminal', 'owed'),
    time<RowOf<'receivables'>>('at'),
  ],
  meters: plainColumns<RowOf<'meters'>>(
    'kind',
    'id',
    'coinIn',
    'coinOut',
    'stakesReturned',
    'corrected',
    'cashIn',
    'cashOut',
    'instrumentsIn',
    'instrumentsOut',
    'transfersIn',
    'transfersOut',
    'tips',
    'rounds',
    'voids',
    'creditByMeters',
    'creditByLedger',
    'difference',
  ),
};
