import type { DayBody } from '@baize/protocol/client';
import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { fractionValue } from '../../text/fraction.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { moneyColumn, textColumn } from '../list-columns.tsx';
import { dayWords } from '../words/day-words.ts';

type Figures = DayBody['tables'][number];

/** What each table won in a gaming day. */
export function TableList({ rows }: { readonly rows: readonly Figures[] }) {
  const words = useWords(dayWords);
  const columns: readonly TableColumn<Figures>[] = [
    textColumn('table', words.table),
    { name: 'rounds', title: words.rounds, kind: 'number', value: ({ rounds }) => rounds },
    moneyColumn('drop', words.drop),
    moneyColumn('handle', words.handle),
    ...(rows.some(({ commission }) => commission) ? commissionColumns(words) : []),
    moneyColumn('win', words.win),
    {
      name: 'writtenOff',
      title: words.writtenOff,
      kind: 'number',
      value: ({ writtenOff = 0 }) => writtenOff,
      show: ({ writtenOff = 0 }) => moneyText(writtenOff),
    },
    {
      name: 'theoretical',
      title: words.theoretical,
      kind: 'number',
      value: ({ theoretical }) => fractionValue(theoretical),
      show: ({ theoretical }) => (
        <span title={theoretical}>{moneyText(fractionValue(theoretical))}</span>
      ),
    },
  ];
  return (
    <>
      <div className="hcard-head">
        <h2>{words.tables}</h2>
      </div>
      <PlainTable label={words.tables} columns={columns} rows={rows} keyOf={({ table }) => table} />
    </>
  );
}

/** What of the win is commission, and what is not; days closed long ago do not say. */
function commissionColumns({
  winWithout,
  commission,
}: Readonly<Record<'winWithout' | 'commission', string>>): readonly TableColumn<Figures>[] {
  const column = (name: string, title: string, of: (row: Figures) => number | undefined) => ({
    name,
    title,
    kind: 'number' as const,
    value: (row: Figures) => of(row) ?? null,
    show: (row: Figures) => shownOr(of(row)),
  });
  return [
    column('winWithout', winWithout, withoutCommission),
    column('commission', commission, (row) => row.commission),
  ];
}

function withoutCommission({ win, commission }: Figures): number | undefined {
  return commission === undefined ? undefined : win - commission;
}

function shownOr(amount: number | undefined): string {
  return amount === undefined ? '–' : moneyText(amount);
}
