import type { DayBody, DaysBody } from '@baize/protocol/client';
import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { fractionValue } from '../../text/fraction.ts';
import { useLanguage } from '../../text/language.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { goTo } from '../../ui/house/use-address.ts';
import { moneyColumn, textColumn, timeColumn } from '../list-columns.tsx';
import { dayWords } from '../words/day-words.ts';

type Difference = DayBody['differences'][number];
type Figures = DayBody['tables'][number];

export function useDifferenceColumns(): readonly TableColumn<Difference>[] {
  const words = useWords(dayWords);
  const exact = (name: 'expected' | 'found' | 'difference'): TableColumn<Difference> => ({
    name,
    title: words[name],
    kind: 'number',
    value: (row) => row[name],
    show: (row) => moneyText(row[name]),
  });
  return [
    {
      name: 'check',
      title: words.check,
      value: ({ check }) => check,
      show: ({ check }) => words.checks[check],
    },
    textColumn('where', words.where),
    exact('expected'),
    exact('found'),
    exact('difference'),
  ];
}

/** Every cent that does not agree, by name. */
export function DifferenceList({ rows }: { readonly rows: readonly Difference[] }) {
  const words = useWords(dayWords);
  return (
    <section className="hcard" data-list="differences">
      <div className="hcard-head">
        <h2>{words.differs(rows.length)}</h2>
      </div>
      <PlainTable
        label={words.difference}
        columns={useDifferenceColumns()}
        rows={rows}
        keyOf={({ check, where }) => `${check} ${where}`}
      />
    </section>
  );
}

export function TableList({ rows }: { readonly rows: readonly Figures[] }) {
  const words = useWords(dayWords);
  const columns: readonly TableColumn<Figures>[] = [
    textColumn('table', words.table),
    { name: 'rounds', title: words.rounds, kind: 'number', value: ({ rounds }) => rounds },
    moneyColumn('drop', words.drop),
    moneyColumn('handle', words.handle),
    moneyColumn('win', words.win),
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
    <section className="hcard office-list" data-list="day-tables">
      <div className="hcard-head">
        <h2>{words.tables}</h2>
      </div>
      <PlainTable label={words.tables} columns={columns} rows={rows} keyOf={({ table }) => table} />
    </section>
  );
}

export function AccountList({ rows }: { readonly rows: DayBody['accounts'] }) {
  const words = useWords(dayWords);
  return (
    <section className="hcard office-list" data-list="day-accounts">
      <div className="hcard-head">
        <h2>{words.accounts}</h2>
      </div>
      <PlainTable
        label={words.accounts}
        columns={[textColumn('account', words.account), moneyColumn('amount', words.amount)]}
        rows={rows}
        keyOf={({ account }) => account}
      />
    </section>
  );
}

export function ClosedDays({ rows }: { readonly rows: DaysBody['closed'] }) {
  const words = useWords(dayWords);
  const language = useLanguage();
  return (
    <section className="hcard office-list" data-list="closed-days">
      <div className="hcard-head">
        <h2>{words.closedDays}</h2>
      </div>
      <PlainTable
        label={words.closedDays}
        columns={[
          textColumn('day', words.day),
          moneyColumn('win', words.win),
          moneyColumn('differences', words.difference),
          textColumn('by', words.by),
          timeColumn('at', words.at, language),
        ]}
        rows={rows}
        keyOf={({ day }) => day}
        onOpen={({ day }) => goTo({ day })}
      />
    </section>
  );
}
