import './day.css';
import type { DayBody, DaysBody, HttpProblem } from '@baize/protocol/client';
import { csvText } from '@baize/protocol/csv';
import { useState } from 'react';
import { http } from '../../session/http.ts';
import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { momentText } from '../../text/moment.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { authorityOf } from '../../ui/house/house-head.tsx';
import { ListFiles } from '../../ui/house/list-files.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { printList, saveFile } from '../../ui/house/save-file.ts';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { actorText } from '../../ui/position-words.ts';
import { actorColumn, codeColumn, moneyColumn, textColumn, timeColumn } from '../list-columns.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { ViewBar } from '../view-bar.tsx';
import { dayWords } from '../words/day-words.ts';
import { TableList } from './table-list.tsx';

function printingOf(day: string | null): () => void {
  return () => void (day !== null && printList('day', { day }));
}

/** A gaming day: what was won, whether everything agrees to the cent, and closing it for ever. */
export function DayView({ person }: OfficeProps) {
  const words = useWords(dayWords);
  const days = useAsked('days', () => http().days());
  const running = days.value?.running ?? null;
  const chosen = useAddress().get('day') ?? running;
  const day = useDay(chosen);
  const columns = useDifferenceColumns();
  const shown = chosen !== null && !day.isOld ? day.value : null;
  const save = () => {
    const differences = shown?.differences ?? [];
    saveFile(`baize-day-${chosen}-differences.csv`, csvText(columns, differences));
  };
  return (
    <>
      <ViewBar title={words.title} onCsv={save} onPdf={printingOf(chosen)}>
        <label className="office-pick">
          <span className="spoken">{words.day}</span>
          <input
            type="date"
            className="hinput"
            name="day"
            value={chosen ?? ''}
            max={running ?? undefined}
            onChange={({ target }) => goTo({ day: target.value })}
          />
        </label>
        {shown && <DayState day={shown} />}
        {shown && authorityOf(person) === 'shift-manager' && (
          <CloseKey
            day={shown}
            isOver={running !== null && shown.day < running}
            onClosed={() => {
              day.again();
              days.again();
            }}
          />
        )}
      </ViewBar>
      <ProblemLine problem={chosen === null ? days.problem : day.problem} />
      {shown && shown.differences.length > 0 && <DifferenceList rows={shown.differences} />}
      <div className="day-grid">
        <section className="hcard office-list" data-list="day-tables">
          <TableList rows={shown?.tables ?? []} />
        </section>
        <AccountList rows={shown?.accounts ?? []} />
        <ClosedDays rows={days.value?.closed ?? []} />
      </div>
    </>
  );
}

/** Before the floor has said which day it is there is nothing to ask for. */
function useDay(day: string | null) {
  return useAsked(`day ${day ?? ''}`, () =>
    day === null ? Promise.resolve(NO_DAY) : http().day(day),
  );
}

const NO_DAY = {
  ok: false,
  error: { status: 404, code: 'unknown-day', message: 'No day is chosen.' },
} as const;

/** Whether a day agrees with itself, and who closed it. */
function DayState({ day }: { readonly day: DayBody }) {
  const words = useWords(dayWords);
  const language = useLanguage();
  const { differences, compared, closed } = day;
  const isWhole = differences.length === 0;
  return (
    <>
      <span
        className="hpill"
        data-tone={isWhole ? 'ok' : 'bad'}
        data-day-differs={differences.length}
        data-closed={closed !== null}
      >
        {isWhole ? words.agrees(compared.toLocaleString('en')) : words.differs(differences.length)}
      </span>
      {closed && (
        <small className="note" title={closed.digest}>
          {words.closedBy(actorText(closed.by, language), momentText(closed.at, language))}
          {closed.reason !== null && `, ${words.because(closed.reason)}`}
        </small>
      )}
    </>
  );
}

interface CloseKeyProps {
  readonly day: DayBody;
  readonly isOver: boolean;
  readonly onClosed: () => void;
}

/** Closes a day that is over. Where something differs it asks why, and the reason stays with the day. */
function CloseKey({ day, isOver, onClosed }: CloseKeyProps) {
  const words = useWords(dayWords);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  if (day.closed) return null;
  if (!isOver) return <small className="note">{words.notOver}</small>;
  const needsReason = day.differences.length > 0;
  const close = async () => {
    const answer = await http().closeDay(day.day, needsReason ? reason.trim() : null);
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok) onClosed();
  };
  return (
    <form
      className="house-keys no-print"
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      {needsReason && (
        <input
          className="hinput"
          name="reason"
          aria-label={words.reason}
          placeholder={words.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <button
        type="submit"
        className={needsReason ? 'hkey hkey--danger' : 'hkey hkey--main'}
        data-do="close-day"
        disabled={needsReason && reason.trim() === ''}
      >
        {needsReason ? words.closeAnyway : words.close}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}

type Difference = DayBody['differences'][number];

function useDifferenceColumns(): readonly TableColumn<Difference>[] {
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
function DifferenceList({ rows }: { readonly rows: readonly Difference[] }) {
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

function AccountList({ rows }: { readonly rows: DayBody['accounts'] }) {
  const words = useWords(dayWords);
  return (
    <section className="hcard office-list" data-list="day-accounts">
      <div className="hcard-head">
        <h2>{words.accounts}</h2>
      </div>
      <PlainTable
        label={words.accounts}
        columns={[
          codeColumn('account', words.account, (kind) => words.accountKinds[kind] ?? kind),
          moneyColumn('amount', words.amount),
        ]}
        rows={rows}
        keyOf={({ account }) => account}
      />
    </section>
  );
}

function ClosedDays({ rows }: { readonly rows: DaysBody['closed'] }) {
  const words = useWords(dayWords);
  const language = useLanguage();
  return (
    <section className="hcard office-list" data-list="closed-days">
      <div className="hcard-head">
        <h2>{words.closedDays}</h2>
        <span className="house-gap" />
        <ListFiles list="days" />
      </div>
      <PlainTable
        label={words.closedDays}
        columns={[
          textColumn('day', words.day),
          moneyColumn('win', words.win),
          moneyColumn('differences', words.difference),
          actorColumn('by', words.by, language),
          timeColumn('at', words.at, language),
        ]}
        rows={rows}
        keyOf={({ day }) => day}
        onOpen={({ day }) => goTo({ day })}
      />
    </section>
  );
}
