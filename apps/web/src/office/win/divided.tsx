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

export const DIMENSIONS = ['table', 'shift', 'game', 'bet', 'terminal', 'person', 'hour'] as const;
type Dimension = (typeof DIMENSIONS)[number];
type Row = ReportRow<'win'>;

interface DividedProps {
  readonly by: Dimension;
  readonly rows: ReportRows<'win'> | null;
  readonly isOld: boolean;
}

const DIGITS = 2;

/** The same figures line by line; a click on a table narrows everything to it. */
export function Divided({ by, rows, isOld }: DividedProps) {
  const words = useWords(winWords);
  const address = useAddress();
  const columns = useColumns(by);
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
      <DataTable
        label={words.dimensions[by]}
        columns={columns}
        rows={rows ?? []}
        keyOf={(row) => row[by] ?? ''}
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

function useColumns(by: Dimension): readonly TableColumn<Row>[] {
  const words = useWords(winWords);
  const nameOf = (row: Row) => {
    if (by !== 'person') return row[by] ?? '–';
    if (row.person === 'automatic') return words.automatic;
    return row.person ?? words.nobody;
  };
  return [
    { name: by, title: words.dimensions[by], value: (row) => row[by], show: nameOf },
    {
      name: 'rounds',
      title: words.rounds,
      kind: 'number',
      value: ({ rounds }) => rounds,
      show: ({ rounds }) => rounds.toLocaleString('en'),
    },
    ...(by === 'bet' ? [] : [money('drop', words.drop)]),
    money('handle', words.handle),
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

function money(name: 'handle' | 'win' | 'drop', title: string): TableColumn<Row> {
  return {
    name,
    title,
    kind: 'number',
    value: (row) => row[name],
    show: (row) => (row[name] === null ? '–' : amountText(row[name])),
  };
}
