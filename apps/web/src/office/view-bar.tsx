import type { FloorBody } from '@baize/protocol/client';
import type { ReactNode } from 'react';
import { useWords } from '../text/dictionary.ts';
import { houseWords } from '../ui/house/house-words.ts';
import { Segments } from '../ui/house/segments.tsx';
import { goTo } from '../ui/house/use-address.ts';
import type { Filters } from './period.ts';
import { officeWords } from './words/office-words.ts';

interface ViewBarProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onCsv?: () => void;
  readonly onPdf?: () => void;
}

/** The head of a section: what it is, what narrows it, and the way to a spreadsheet or to paper. */
export function ViewBar({ title, children, onCsv, onPdf }: ViewBarProps) {
  const words = useWords(houseWords);
  return (
    <div className="office-bar">
      <h2>{title}</h2>
      {children}
      <span className="house-gap" />
      <span className="house-keys office-files">
        {onCsv && (
          <button type="button" className="hkey no-print" data-do="csv" onClick={onCsv}>
            {words.csv}
          </button>
        )}
        {onPdf && (
          <button type="button" className="hkey no-print" data-do="pdf" onClick={onPdf}>
            PDF
          </button>
        )}
        <button type="button" className="hkey no-print" data-do="print" onClick={() => print()}>
          {words.print}
        </button>
      </span>
    </div>
  );
}

interface FilterKeysProps {
  readonly filters: Filters;
  readonly floor: FloorBody | null;
  readonly hasPeriod?: boolean;
}

export function FilterKeys({ filters, floor, hasPeriod = true }: FilterKeysProps) {
  const words = useWords(officeWords);
  return (
    <>
      {hasPeriod && (
        <Segments
          label={words.period}
          names={words.periods}
          chosen={filters.period}
          onChoose={(period) => goTo({ period })}
        />
      )}
      <label className="office-pick">
        <span className="spoken">{words.table}</span>
        <select
          className="hinput"
          name="table"
          value={filters.table ?? ''}
          onChange={({ target }) => goTo({ table: target.value })}
        >
          <option value="">{words.allTables(floor?.tables.length ?? 0)}</option>
          {floor?.tables.map(({ table, name }) => (
            <option key={table} value={table}>
              {table} · {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
