import { useWords } from '../../text/dictionary.ts';
import { FaultLine } from '../../ui/house/fault-line.tsx';
import { printReport, saveReport } from '../../ui/house/save-file.ts';
import { useAddress } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import type { OfficeProps } from '../office-shell.tsx';
import { filtersOf, queryOf } from '../period.ts';
import { askReport } from '../report-of.ts';
import { FilterKeys, ViewBar } from '../view-bar.tsx';
import { winWords } from '../words/win-words.ts';
import { Course } from './course.tsx';
import { DIMENSIONS, Divided } from './divided.tsx';
import { WinFigures } from './win-figures.tsx';
import './win.css';

/** Figures move while people play; a report reads what happened, so not too often. */
const EVERY = 20_000;

/** Drop, handle, win and hold against what was to be expected, over time and divided as one likes. */
export function WinView({ floor, clockOffset }: OfficeProps) {
  const words = useWords(winWords);
  const address = useAddress();
  const filters = filtersOf(address);
  const by = DIMENSIONS.find((name) => name === address.get('by')) ?? 'table';
  const key = `${filters.period} ${filters.table ?? ''}`;
  const query = () => queryOf(filters, Date.now() + clockOffset);
  const whole = useAsked(`whole ${key}`, () => askReport('win', query()), EVERY);
  const course = useAsked(`course ${key}`, () => askReport('course', query()), EVERY);
  const divided = useAsked(`by ${by} ${key}`, () => askReport('win', { ...query(), by }), EVERY);
  return (
    <>
      <ViewBar
        title={words.title}
        onCsv={() => void saveReport('win', { ...query(), by })}
        onPdf={() => void printReport('win', { ...query(), by })}
      >
        <FilterKeys filters={filters} floor={floor} />
      </ViewBar>
      <FaultLine fault={whole.fault ?? course.fault ?? divided.fault} />
      <WinFigures row={whole.value?.rows[0] ?? null} isOld={whole.isOld} />
      <div className="win-grid">
        <Course rows={course.value?.rows ?? null} isOld={course.isOld} />
        <Divided by={by} rows={divided.value?.rows ?? null} isOld={divided.isOld} />
      </div>
    </>
  );
}
