import type { FaultsBody, HttpProblem } from '@baize/protocol/client';
import { csvText } from '@baize/protocol/csv';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords } from '../../console/words/fault-words.ts';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { momentText } from '../../text/moment.ts';
import { DataTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { authorityOf } from '../../ui/house/house-head.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { ReasonForm } from '../../ui/house/reason-form.tsx';
import { printList, saveFile } from '../../ui/house/save-file.ts';
import { sortingOf, sortingText } from '../../ui/house/sorted-rows.ts';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FindField, foundRows } from '../find-field.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { ViewBar } from '../view-bar.tsx';
import { repairWords } from '../words/repair-words.ts';
import { SoftwareCard } from './software-card.tsx';

type Fault = FaultsBody['faults'][number];

interface FaultRegisterProps extends OfficeProps {
  readonly choose: ReactNode;
}

/** What is out of order and what was, with who put it right and how; and whether the software is what was accepted. */
export function FaultRegister({ person, choose }: FaultRegisterProps) {
  const words = useWords(repairWords);
  const address = useAddress();
  const faults = useAsked('all faults', () => http().faults(true), 5000);
  const [isReporting, setReporting] = useState(false);
  const columns = useFaultColumns();
  const isAuditor = authorityOf(person) === 'auditor';
  const text = address.get('find') ?? '';
  const rows = foundRows(faults.value?.faults ?? [], columns, text);
  const opened = rows.find(({ id }) => id === address.get('open'));
  return (
    <>
      <ViewBar
        title={words.title}
        onCsv={() => saveFile('baize-faults.csv', csvText(columns, rows))}
        onPdf={() => void printList('faults')}
      >
        {choose}
        <FindField value={text} />
        {!isAuditor && (
          <button
            type="button"
            className="hkey hkey--main no-print"
            data-do="report-fault"
            onClick={() => setReporting(true)}
          >
            {words.report}
          </button>
        )}
      </ViewBar>
      <ProblemLine problem={faults.problem} />
      {!isAuditor && <SoftwareCard />}
      <section className="hcard office-list" data-list="faults" data-old={faults.isOld}>
        <DataTable
          label={words.title}
          columns={columns}
          rows={rows}
          keyOf={({ id, setAt }) => `${id} ${setAt}`}
          sorting={sortingOf(address.get('sort'))}
          onSort={(sorting) => goTo({ sort: sortingText(sorting) }, 'replace')}
          onOpen={({ id }) => goTo({ open: id })}
          empty={faults.value ? words.nothing : '–'}
        />
      </section>
      {opened && <RepairPanel fault={opened} mayMend={!isAuditor} again={faults.again} />}
      {isReporting && <ReportPanel onClose={() => setReporting(false)} again={faults.again} />}
    </>
  );
}

/** What the floor says of a fault, in the language of the screen. */
function useFaultText(): (fault: Fault) => string {
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = useWords(faultWords).kinds;
  return ({ kind, message }) => (language === 'en' ? message : (names[kind] ?? message));
}

function useFaultColumns(): readonly TableColumn<Fault>[] {
  const words = useWords(repairWords);
  const language = useLanguage();
  const textOf = useFaultText();
  return [
    { name: 'subject', title: words.subject, value: ({ subject }) => subject },
    { name: 'what', title: words.what, value: textOf },
    {
      name: 'setAt',
      title: words.since,
      value: ({ setAt }) => setAt,
      show: ({ setAt }) => momentText(setAt, language),
    },
    {
      name: 'state',
      title: words.state,
      value: ({ clearedAt }) => (clearedAt === null ? words.stands : words.mended),
      show: ({ clearedAt, locks }) => (
        <span className="hpill" data-tone={clearedAt === null ? 'bad' : 'ok'}>
          {clearedAt === null ? (locks === null ? words.stands : words.locks) : words.mended}
        </span>
      ),
    },
    { name: 'by', title: words.by, value: ({ clearedBy }) => clearedBy, show: byWhom },
    { name: 'why', title: words.how, value: ({ clearedBecause }) => clearedBecause ?? '' },
  ];
}

function byWhom({ clearedBy }: Fault): string {
  return clearedBy ?? '–';
}

interface RepairPanelProps {
  readonly fault: Fault;
  readonly mayMend: boolean;
  readonly again: () => void;
}

/** One fault: what stands still because of it, and the words with which it is put right. */
function RepairPanel({ fault, mayMend, again }: RepairPanelProps) {
  const words = useWords(repairWords);
  const language = useLanguage();
  const textOf = useFaultText();
  const [trouble, setTrouble] = useState<HttpProblem | null>(null);
  const close = () => goTo({ open: null });
  const mend = async (reason: string) => {
    const cleared = await http().clearFault(fault.id, reason);
    setTrouble(cleared.ok ? null : cleared.error);
    again();
    if (cleared.ok) close();
  };
  return (
    <Panel
      title={fault.subject}
      closeLabel={words.close}
      onClose={close}
      name="fault"
      size="narrow"
      tools={<LanguageSwitch />}
    >
      <p>{textOf(fault)}</p>
      <p className="note">{momentText(fault.setAt, language)}</p>
      {fault.clearedAt !== null && (
        <p>{words.mendedBy(fault.clearedBy ?? '–', momentText(fault.clearedAt, language))}</p>
      )}
      {fault.clearedBecause !== null && <p>{fault.clearedBecause}</p>}
      <ProblemLine problem={trouble} />
      {mayMend && fault.clearedAt === null && (
        <ReasonForm
          label={words.how}
          does="put-right"
          done={words.putRight}
          onAsk={(reason) => void mend(reason)}
        />
      )}
    </Panel>
  );
}

const KINDS = ['device-failed', 'printer-failed'] as const;

interface ReportPanelProps {
  readonly onClose: () => void;
  readonly again: () => void;
}

/** What somebody has found broken that could not say so itself. */
function ReportPanel({ onClose, again }: ReportPanelProps) {
  const words = useWords(repairWords);
  const [trouble, setTrouble] = useState<HttpProblem | null>(null);
  const report = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const readField = (name: string) => String(form.get(name) ?? '').trim();
    const kind = KINDS.find((each) => each === readField('kind')) ?? 'device-failed';
    const told = await http().reportFault({
      kind,
      subject: readField('subject'),
      ...(readField('detail') === '' ? {} : { detail: readField('detail') }),
    });
    setTrouble(told.ok ? null : told.error);
    again();
    if (told.ok) onClose();
  };
  return (
    <Panel
      title={words.report}
      closeLabel={words.close}
      onClose={onClose}
      name="report-fault"
      size="narrow"
      tools={<LanguageSwitch />}
    >
      <form className="hform" onSubmit={(event) => void report(event)}>
        <ReportFields />
        <ProblemLine problem={trouble} />
        <button type="submit" className="hkey hkey--main" data-do="reported">
          {words.report}
        </button>
      </form>
    </Panel>
  );
}

function ReportFields() {
  const words = useWords(repairWords);
  return (
    <>
      <label className="hfield">
        {words.subject}
        <input name="subject" autoComplete="off" required />
      </label>
      <label className="hfield">
        {words.what}
        <select name="kind">
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className="hfield">
        {words.detail}
        <input name="detail" maxLength={200} autoComplete="off" />
      </label>
    </>
  );
}
