import { useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { fractionValue } from '../../text/fraction.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { houseWords } from '../../ui/house/house-words.ts';
import { zText } from '../../ui/house/z-dot.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import type { ReportRow, ReportRows } from '../report-of.ts';
import { winWords } from '../words/win-words.ts';
import { CourseChart } from './course-chart.tsx';

interface CourseProps {
  readonly rows: ReportRows<'course'> | null;
  readonly isOld: boolean;
}

type Row = ReportRow<'course'>;

/** How the win grew, as a chart or as the figures behind it. */
export function Course({ rows, isOld }: CourseProps) {
  const [isTable, setTable] = useState(false);
  const words = useWords(winWords);
  const house = useWords(houseWords);
  useKeys((key) => {
    if (key !== 't') return false;
    setTable(!isTable);
    return true;
  });
  return (
    <section className="hcard win-course" data-old={isOld}>
      <div className="hcard-head">
        <h2>{words.course}</h2>
        <small>{words.courseNote}</small>
        <span className="house-gap" />
        <button
          type="button"
          className="hkey no-print"
          data-do="as-table"
          aria-pressed={isTable}
          aria-keyshortcuts="t"
          onClick={() => setTable(!isTable)}
        >
          {isTable ? house.asChart : house.asTable}
        </button>
      </div>
      {isTable ? (
        <CourseTable rows={rows ?? []} />
      ) : rows && rows.length > 0 ? (
        <CourseChart rows={rows} />
      ) : (
        <p className="data-none">{rows ? words.noRounds : '–'}</p>
      )}
    </section>
  );
}

function CourseTable({ rows }: { readonly rows: readonly Row[] }) {
  const words = useWords(winWords);
  const language = useLanguage();
  const columns: readonly TableColumn<Row>[] = [
    {
      name: 'at',
      title: words.moment,
      value: ({ at }) => at,
      show: ({ at }) => minuteText(at, language),
    },
    { name: 'rounds', title: words.rounds, kind: 'number', value: ({ rounds }) => rounds },
    figure('handle', words.handle, ({ handle }) => handle),
    figure('win', words.win, ({ win }) => win),
    figure('theoretical', words.theoretical, ({ theoretical }) => fractionValue(theoretical)),
    figure('deviation', words.deviation, ({ deviation }) =>
      deviation === null ? null : Number(deviation),
    ),
    {
      name: 'z',
      title: words.z,
      kind: 'number',
      value: ({ z }) => (z === null ? null : Number(z)),
      show: ({ z }) => zText(z),
    },
  ];
  return (
    <PlainTable
      label={words.course}
      columns={columns}
      rows={rows}
      keyOf={({ at }) => String(at)}
      empty={words.noRounds}
    />
  );
}

function figure(name: string, title: string, value: (row: Row) => number | null): TableColumn<Row> {
  const show = (row: Row) => {
    const amount = value(row);
    return amount === null ? '–' : moneyText(amount);
  };
  return { name, title, kind: 'number', value, show };
}
