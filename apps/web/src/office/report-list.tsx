import type { ReportName } from '@baize/protocol/client';
import type { ReactNode } from 'react';
import { useWords } from '../text/dictionary.ts';
import { DataTable, type TableColumn } from '../ui/house/data-table.tsx';
import { houseWords } from '../ui/house/house-words.ts';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { sortingOf, sortingText } from '../ui/house/sorted-rows.ts';
import { goTo, useAddress } from '../ui/house/use-address.ts';
import { useAsked } from '../ui/house/use-asked.ts';
import { FindField, foundRows } from './find-field.tsx';
import { askReport, type ReportRow } from './report-of.ts';

interface ReportListProps<Name extends ReportName> {
  readonly name: Name;
  readonly label: string;
  readonly query: () => Readonly<Record<string, string>>;
  /** What the query depends on. */
  readonly asked: string;
  readonly columns: readonly TableColumn<ReportRow<Name>>[];
  readonly keyOf: (row: ReportRow<Name>, index: number) => string;
  readonly head?: ReactNode;
  readonly summary?: (rows: readonly ReportRow<Name>[]) => ReactNode;
}

const EVERY = 20_000;

/** A report as one long list: found, sorted, and never the whole of it drawn. */
export function ReportList<Name extends ReportName>(props: ReportListProps<Name>) {
  const { name, label, query, asked, columns, keyOf, head, summary } = props;
  const words = useWords(houseWords);
  const address = useAddress();
  const { value, problem, isOld } = useAsked(
    `${name} ${asked}`,
    () => askReport(name, query()),
    EVERY,
  );
  const text = address.get('find') ?? '';
  const rows: readonly ReportRow<Name>[] = value?.rows ?? [];
  const found = foundRows(rows, columns, text);
  return (
    <section className="hcard office-list" data-list={name} data-old={isOld}>
      <ProblemLine problem={problem} />
      <div className="hcard-head">
        {head}
        <span className="house-gap" />
        {value && summary?.(rows)}
        <small data-count={found.length}>{value ? words.rows(found.length) : '–'}</small>
        <FindField value={text} />
      </div>
      <DataTable
        label={label}
        columns={columns}
        rows={found}
        keyOf={keyOf}
        sorting={sortingOf(address.get('sort'))}
        onSort={(sorting) => goTo({ sort: sortingText(sorting) }, 'replace')}
        {...(value ? {} : { empty: '–' })}
      />
    </section>
  );
}
