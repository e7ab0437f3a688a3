import './win.css';
import { type ReactNode, useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { fractionValue, percentText } from '../../text/fraction.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { houseWords } from '../../ui/house/house-words.ts';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { printReport, saveReport } from '../../ui/house/save-file.ts';
import { useAddress } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { ZDot, zText } from '../../ui/house/z-dot.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import type { OfficeProps } from '../office-shell.tsx';
import { filtersOf, queryOf } from '../period.ts';
import { askReport, type ReportRow, type ReportRows } from '../report-of.ts';
import { FilterKeys, ViewBar } from '../view-bar.tsx';
import { winWords } from '../words/win-words.ts';
import { CourseChart } from './course-chart.tsx';
import { DIMENSIONS, Divided, divisionOf, isForOneTable } from './divided.tsx';

interface WinFiguresProps {
  /** Null where nothing happened, or nothing is known yet. */
  readonly row: ReportRow<'win'> | null;
  readonly isOld: boolean;
}

const NONE = '–';
const PERCENT_DIGITS = 2;
const BAND = 1.96;

/** The seven figures of a period. Each keeps its exact fraction for whoever points at it. */
function WinFigures({ row, isOld }: WinFiguresProps) {
  const words = useWords(winWords);
  const money = (amount: number | null | undefined) => (amount == null ? NONE : moneyText(amount));
  const percent = (fraction: string | null | undefined) =>
    fraction == null ? NONE : percentText(fraction, PERCENT_DIGITS);
  return (
    <dl className="win-figures" data-old={isOld}>
      <Figure name="drop" title={words.drop} value={money(row?.drop)} />
      <Figure name="handle" title={words.handle} value={money(row?.handle)} />
      <Figure name="win" title={words.win} value={money(row?.win)} isMain>
        {row && <WinParts row={row} />}
      </Figure>
      <Figure name="hold" title={words.hold} value={percent(row?.hold)} exact={row?.hold} />
      <Figure
        name="win-share"
        title={words.winShare}
        value={percent(row?.winShare)}
        exact={row?.winShare}
      />
      <Figure
        name="theoretical"
        title={words.theoretical}
        value={row ? moneyText(fractionValue(row.theoretical)) : NONE}
        exact={row?.theoretical}
        more={percent(row?.theoreticalShare)}
      />
      <div className="hcard" data-figure="z">
        <dt>{words.zOver((row?.rounds ?? 0).toLocaleString('en'))}</dt>
        <dd>
          <b>{zText(row?.z ?? null)}</b>
          <span className="z-words">
            <ZDot z={row?.z ?? null} />
            {row?.z != null && (
              <small>{Math.abs(Number(row.z)) <= BAND ? words.inside : words.outside}</small>
            )}
          </span>
        </dd>
      </div>
    </dl>
  );
}

/** The two amounts that add up to the win: the ledger keeps each on an account of its own. */
function WinParts({ row }: { readonly row: ReportRow<'win'> }) {
  const words = useWords(winWords);
  return (
    <span className="win-parts">
      <small>
        {words.winWithout} <i data-figure="win-without">{moneyText(row.win - row.commission)}</i>
      </small>
      <small>
        {words.commission} <i data-figure="commission">{moneyText(row.commission)}</i>
      </small>
    </span>
  );
}

interface FigureProps {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly exact?: string | null | undefined;
  readonly more?: string;
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

function Figure({ name, title, value, exact, more, isMain = false, children }: FigureProps) {
  return (
    <div className="hcard" data-figure={name} data-main={isMain || undefined} title={exact ?? ''}>
      <dt>{title}</dt>
      <dd>
        <b>{value}</b>
        {more !== undefined && more !== NONE && <em>{more}</em>}
        {children}
      </dd>
    </div>
  );
}

/** Figures move while people play; a report reads what happened, so not too often. */
const EVERY = 20_000;

/** Nothing to ask the floor for. */
async function noLines(): Promise<{
  readonly ok: true;
  readonly value: { readonly at: number; readonly rows: ReportRows<'win'> };
}> {
  return { ok: true, value: { at: 0, rows: [] } };
}

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
  const needsTable = isForOneTable(by) && filters.table === null;
  const lines = () => ({ ...query(), by: divisionOf(by) });
  const divided = useAsked(
    `by ${by} ${key}`,
    () => (needsTable ? noLines() : askReport('win', lines())),
    EVERY,
  );
  return (
    <>
      <ViewBar
        title={words.title}
        onCsv={() => void saveReport('win', needsTable ? query() : lines())}
        onPdf={() => void printReport('win', needsTable ? query() : lines())}
      >
        <FilterKeys filters={filters} floor={floor} />
      </ViewBar>
      <ProblemLine problem={whole.problem ?? course.problem ?? divided.problem} />
      <WinFigures row={whole.value?.rows[0] ?? null} isOld={whole.isOld} />
      <div className="win-grid">
        <Course rows={course.value?.rows ?? null} isOld={course.isOld} />
        <Divided
          by={by}
          rows={divided.value?.rows ?? null}
          isOld={divided.isOld}
          needsTable={needsTable}
        />
      </div>
    </>
  );
}

interface CourseProps {
  readonly rows: ReportRows<'course'> | null;
  readonly isOld: boolean;
}

type Row = ReportRow<'course'>;

/** How the win grew, as a chart or as the figures behind it. */
function Course({ rows, isOld }: CourseProps) {
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
