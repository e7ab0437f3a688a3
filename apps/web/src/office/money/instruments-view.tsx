import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { saveReport } from '../../ui/house/save-file.ts';
import { Segments } from '../../ui/house/segments.tsx';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { moneyColumn, textColumn, timeColumn } from '../list-columns.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { filtersOf, queryOf } from '../period.ts';
import { ReportList } from '../report-list.tsx';
import { FilterKeys, ViewBar } from '../view-bar.tsx';
import { listWords } from '../words/list-words.ts';
import { numberText } from './number-text.ts';

const LISTS = ['instruments', 'instruments-ended', 'receivables'] as const;

/** Paper somebody still holds, paper that ended unpaid, and what players owe. */
export function InstrumentsView({ floor, clockOffset }: OfficeProps) {
  const words = useWords(listWords);
  const language = useLanguage();
  const address = useAddress();
  const filters = filtersOf(address);
  const chosen = LISTS.find((name) => name === address.get('tab')) ?? 'instruments';
  const isOfPeriod = chosen === 'instruments-ended';
  const table = filters.table === null ? {} : { table: filters.table };
  const query = () => (isOfPeriod ? queryOf(filters, Date.now() + clockOffset) : table);
  const head = (
    <Segments
      label={words.instruments}
      names={words.moneyTabs}
      chosen={chosen}
      onChoose={(tab) => goTo({ tab, sort: null })}
    />
  );
  const number = {
    name: 'number',
    title: words.number,
    value: (row: { readonly number: string }) => row.number,
    show: (row: { readonly number: string }) => <b className="num">{numberText(row.number)}</b>,
  };
  const common = {
    query,
    head,
    label: words.moneyTabs[chosen],
    asked: `${isOfPeriod ? filters.period : ''} ${filters.table ?? ''}`,
  };
  return (
    <>
      <ViewBar title={words.instruments} onCsv={() => void saveReport(chosen, query())}>
        <FilterKeys filters={filters} floor={floor} hasPeriod={isOfPeriod} />
      </ViewBar>
      {chosen === 'instruments' && (
        <ReportList
          {...common}
          name="instruments"
          keyOf={(row) => row.number}
          summary={(rows) => <Sum amounts={rows.map(({ amount }) => amount)} />}
          columns={[
            number,
            moneyColumn('amount', words.amount),
            timeColumn('issuedAt', words.issued, language),
            textColumn('table', words.table),
            textColumn('terminal', words.terminal),
            timeColumn('expiresAt', words.expires, language),
          ]}
        />
      )}
      {chosen === 'instruments-ended' && (
        <ReportList
          {...common}
          name="instruments-ended"
          keyOf={(row) => row.number}
          summary={(rows) => <Sum amounts={rows.map(({ amount }) => amount)} />}
          columns={[
            timeColumn('at', words.at, language),
            number,
            textColumn('kind', words.kind),
            moneyColumn('amount', words.amount),
            textColumn('table', words.table),
            textColumn('detail', words.detail),
            textColumn('by', words.by),
          ]}
        />
      )}
      {chosen === 'receivables' && (
        <ReportList
          {...common}
          name="receivables"
          keyOf={(row) => `${row.table} ${row.terminal}`}
          summary={(rows) => <Sum amounts={rows.map(({ owed }) => owed)} />}
          columns={[
            textColumn('terminal', words.terminal),
            textColumn('table', words.table),
            moneyColumn('owed', words.owed),
            timeColumn('at', words.at, language),
          ]}
        />
      )}
    </>
  );
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
