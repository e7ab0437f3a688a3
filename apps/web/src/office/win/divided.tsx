import { amountText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { fractionValue, percentText } from '../../text/fraction.ts';
import { DataTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { Segments } from '../../ui/house/segments.tsx';
import { sortingOf, sortingText } from '../../ui/house/sorted-rows.ts';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { ZDot, zText } from '../../ui/house/z-dot.tsx';
import type { ReportRow, ReportRows } from '../report-of.ts';
import { winWords } from '../words/win-words.ts';

type Row = ReportRow<'win'>;

/** What lines may be about, and which columns of a report say it. */
const COLUMNS = {
  table: ['table'],
  shift: ['shift'],
  game: ['game'],
  bet: ['bet'],
  terminal: ['terminal'],
  person: ['person'],
  hour: ['hour'],
  'bet-terminal': ['bet', 'terminal'],
} as const satisfies Readonly<Record<string, readonly (keyof Row)[]>>;

export type Dimension = keyof typeof COLUMNS;
type Part = (typeof COLUMNS)[Dimension][number];

export const DIMENSIONS = Object.keys(COLUMNS).filter(isDimension);

function isDimension(name: string): name is Dimension {
  return Object.hasOwn(COLUMNS, name);
}

/** How a report is asked for such lines. */
export function divisionOf(by: Dimension): string {
  return COLUMNS[by].join(',');
}

/** Bets by terminal are as many as bets were made: nobody keeps them, and they are counted for one table at a time. */
export function isForOneTable(by: Dimension): boolean {
  return by === 'bet-terminal';
}

interface DividedProps {
  readonly by: Dimension;
  readonly rows: ReportRows<'win'> | null;
  readonly isOld: boolean;
  /** Whether such lines are made only once a table is chosen, and none is. */
  readonly needsTable: boolean;
}

const DIGITS = 2;

/** The same figures line by line; a click on a table narrows everything to it. */
export function Divided({ by, rows, isOld, needsTable }: DividedProps) {
  const words = useWords(winWords);
  const address = useAddress();
  const hasCommission = rows?.some(({ commission }) => commission !== 0) ?? false;
  const columns = useColumns(by, hasCommission);
  const tested = rows?.filter(({ z }) => z !== null).length ?? 0;
  return (
    <section className="hcard win-divided" data-old={isOld}>
      <div className="hcard-head">
        <Segments
          label={words.by}
          names={words.dimensions}
          chosen={by}
          onChoose={(next) => goTo({ by: next, sort: null })}
        />
      </div>
      {needsTable && (
        <p className="note" role="status" data-needs="table">
          {words.chooseTable}
        </p>
      )}
      <DataTable
        label={words.dimensions[by]}
        columns={columns}
        rows={rows ?? []}
        keyOf={(row) => COLUMNS[by].map((part) => row[part] ?? '').join(' ')}
        sorting={sortingOf(address.get('sort'))}
        onSort={(sorting) => goTo({ sort: sortingText(sorting) }, 'replace')}
        empty={rows ? words.noRounds : '–'}
        {...(by === 'table' && { onOpen: (row: Row) => goTo({ table: row.table }) })}
      />
      {by === 'bet' && tested > 0 && <p className="note">{words.betNote(tested)}</p>}
      {rows?.some(({ assumes }) => assumes === 'house-way') && (
        <p className="note">{words.houseWay}</p>
      )}
    </section>
  );
}

/** Where a period has no commission, the win with it is the win without it. */
function useColumns(by: Dimension, hasCommission: boolean): readonly TableColumn<Row>[] {
  const words = useWords(winWords);
  const nameIn = (row: Row, part: Part) => {
    if (part !== 'person') return row[part] ?? '–';
    if (row.person === 'automatic') return words.automatic;
    return row.person ?? words.nobody;
  };
  const parts: readonly Part[] = COLUMNS[by];
  return [
    ...parts.map(
      (part): TableColumn<Row> => ({
        name: part,
        title: words.dimensions[part],
        value: (row) => row[part],
        show: (row) => nameIn(row, part),
      }),
    ),
    {
      name: 'rounds',
      title: words.rounds,
      kind: 'number',
      value: ({ rounds }) => rounds,
      show: ({ rounds }) => rounds.toLocaleString('en'),
    },
    ...(parts.includes('bet') ? [] : [money('drop', words.drop)]),
    money('handle', words.handle),
    ...(hasCommission ? commissionColumns(words) : []),
    money('win', words.win),
    share('winShare', words.winPercent),
    share('theoreticalShare', words.theoPercent),
    {
      name: 'z',
      title: words.zBand,
      kind: 'number',
      value: ({ z }) => (z === null ? null : Number(z)),
      show: ({ z }) => (
        <span className="z-cell">
          <ZDot z={z} /> {zText(z)}
        </span>
      ),
    },
  ];
}

function share(name: 'winShare' | 'theoreticalShare', title: string): TableColumn<Row> {
  return {
    name,
    title,
    kind: 'number',
    value: (row) => (row[name] === null ? null : fractionValue(row[name])),
    show: (row) => (
      <span title={row[name] ?? ''}>
        {row[name] === null ? '–' : percentText(row[name], DIGITS)}
      </span>
    ),
  };
}

function commissionColumns({
  winWithout,
  commission,
}: Readonly<Record<'winWithout' | 'commission', string>>): readonly TableColumn<Row>[] {
  const without = (row: Row) => row.win - row.commission;
  return [
    {
      name: 'winWithout',
      title: winWithout,
      kind: 'number',
      value: without,
      show: (row) => amountText(without(row)),
    },
    money('commission', commission),
  ];
}

function money(name: 'handle' | 'win' | 'drop' | 'commission', title: string): TableColumn<Row> {
  return {
    name,
    title,
    kind: 'number',
    value: (row) => row[name],
    show: (row) => (row[name] === null ? '–' : amountText(row[name])),
  };
}
