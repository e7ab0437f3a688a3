import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { printReport, saveReport } from '../../ui/house/save-file.ts';
import { Segments } from '../../ui/house/segments.tsx';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { actorColumn, codeColumn, moneyColumn, textColumn, timeColumn } from '../list-columns.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { filtersOf, queryOf } from '../period.ts';
import { ReportList } from '../report-list.tsx';
import { FilterKeys, ViewBar } from '../view-bar.tsx';
import { listWords } from '../words/list-words.ts';

const LISTS = ['instruments', 'instruments-ended', 'receivables'] as const;
type List = (typeof LISTS)[number];

/** Paper somebody still holds, paper that ended unpaid, and what players owe. */
export function InstrumentsView({ floor, clockOffset }: OfficeProps) {
  const words = useWords(listWords);
  const address = useAddress();
  const filters = filtersOf(address);
  const chosen = LISTS.find((name) => name === address.get('tab')) ?? 'instruments';
  const isOfPeriod = chosen === 'instruments-ended';
  const table = filters.table === null ? {} : { table: filters.table };
  const query = () => (isOfPeriod ? queryOf(filters, Date.now() + clockOffset) : table);
  return (
    <>
      <ViewBar
        title={words.instruments}
        onCsv={() => void saveReport(chosen, query())}
        onPdf={() => void printReport(chosen, query())}
      >
        <FilterKeys filters={filters} floor={floor} hasPeriod={isOfPeriod} />
      </ViewBar>
      <MoneyList
        list={chosen}
        query={query}
        asked={`${isOfPeriod ? filters.period : ''} ${filters.table ?? ''}`}
      />
    </>
  );
}

interface MoneyListProps {
  readonly list: List;
  readonly query: () => Readonly<Record<string, string>>;
  readonly asked: string;
}

function MoneyList({ list, ...rest }: MoneyListProps) {
  const words = useWords(listWords);
  const columns = useColumns();
  const head = (
    <Segments
      label={words.instruments}
      names={words.moneyTabs}
      chosen={list}
      onChoose={(tab) => goTo({ tab, sort: null })}
    />
  );
  const common = { ...rest, head, label: words.moneyTabs[list] };
  const amounts = (rows: readonly { readonly amount: number }[]) => (
    <Sum amounts={rows.map(({ amount }) => amount)} />
  );
  const number = (row: { readonly number: string }) => row.number;
  switch (list) {
    case 'instruments':
      return (
        <ReportList
          {...common}
          name={list}
          keyOf={number}
          summary={amounts}
          columns={columns[list]}
        />
      );
    case 'instruments-ended':
      return (
        <ReportList
          {...common}
          name={list}
          keyOf={number}
          summary={amounts}
          columns={columns[list]}
        />
      );
    case 'receivables':
      return (
        <ReportList
          {...common}
          name={list}
          keyOf={(row) => `${row.table} ${row.terminal}`}
          summary={(rows) => <Sum amounts={rows.map(({ owed }) => owed)} />}
          columns={columns[list]}
        />
      );
  }
}

function useColumns() {
  const words = useWords(listWords);
  const language = useLanguage();
  const number = {
    name: 'number',
    title: words.number,
    value: (row: { readonly number: string }) => row.number,
    show: (row: { readonly number: string }) => <b className="num">{numberText(row.number)}</b>,
  };
  const table = textColumn('table', words.table);
  const amount = moneyColumn('amount', words.amount);
  return {
    instruments: [
      number,
      amount,
      timeColumn('issuedAt', words.issued, language),
      table,
      textColumn('terminal', words.terminal),
      timeColumn('expiresAt', words.expires, language),
    ],
    'instruments-ended': [
      timeColumn('at', words.at, language),
      number,
      codeColumn('kind', words.kind, (kind) => words.ends[kind] ?? kind),
      amount,
      table,
      textColumn('detail', words.detail),
      actorColumn('by', words.by, language),
    ],
    receivables: [
      textColumn('terminal', words.terminal),
      table,
      moneyColumn('owed', words.owed),
      timeColumn('at', words.at, language),
    ],
  };
}

function Sum({ amounts }: { readonly amounts: readonly number[] }) {
  const { together } = useWords(listWords);
  const sum = amounts.reduce((whole, amount) => whole + amount, 0);
  return (
    <span className="hpill" data-sum={sum}>
      {together} {moneyText(sum)}
    </span>
  );
}

/** `01 7204 4471 9028 3316`: eighteen digits as they are printed. */
function numberText(number: string): string {
  return number.replace(/^(\d{2})(\d{4})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4 $5');
}
