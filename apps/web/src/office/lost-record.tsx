import type { HttpProblem, LostRecordBody } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../session/http.ts';
import type { StaffPosition } from '../session/staff.ts';
import { type Dictionary, useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { useAsked } from '../ui/house/use-asked.ts';

const EVERY = 5_000;

const ASK: readonly StaffPosition[] = ['pit-manager', 'shift-manager', 'technician'];
const READ: readonly StaffPosition[] = [...ASK, 'pit-supervisor', 'auditor'];

/** Tables whose database has lost what they acknowledged, and the two ways out; nothing where nothing is lost. */
export function LostRecord({ position }: { readonly position: StaffPosition }) {
  return READ.includes(position) ? <Lost mayAsk={ASK.includes(position)} /> : null;
}

interface LostProps {
  /** Whether this person may ask for either decision; others read. */
  readonly mayAsk: boolean;
}

function Lost({ mayAsk }: LostProps) {
  const words = useWords(lostRecordWords);
  const asked = useAsked('lost-record', () => http().lostRecord(), EVERY);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const [isAsked, setAsked] = useState(false);
  const tables = asked.value?.tables ?? [];
  if (tables.length === 0) return null;
  const decide = async (how: 'put-back' | 'give-up', reason: string) => {
    const done = await http().decideLostRecord(how, reason);
    setProblem(done.ok ? null : done.error);
    setAsked(done.ok);
    asked.again();
  };
  return (
    <section className="hcard" data-lost-record={tables.length}>
      <div className="hcard-head">
        <h2>{words.title}</h2>
        <span className="hpill" data-tone="bad">
          {tables.length}
        </span>
      </div>
      <p role="alert">{words.doNotRestart}</p>
      {tables.map((table) => (
        <TableLost key={table.table} table={table} />
      ))}
      <ProblemLine problem={problem} />
      {isAsked && <p role="status">{words.waits}</p>}
      {mayAsk && (
        <DecideForm
          canBePutBack={tables.every(({ canBePutBack }) => canBePutBack)}
          onDecide={(how, reason) => void decide(how, reason)}
        />
      )}
    </section>
  );
}

function TableLost({ table }: { readonly table: LostRecordBody['tables'][number] }) {
  const words = useWords(lostRecordWords);
  const language = useLanguage();
  return (
    <article data-lost={table.table}>
      <h3>
        {table.table}: {words.place(table.agreesUpTo, table.acknowledged)}
      </h3>
      <ol>
        {table.lost.map(({ op, at, text }) => (
          <li key={op}>
            {momentText(at, language)} · {text}
          </li>
        ))}
      </ol>
    </article>
  );
}

interface DecideFormProps {
  readonly canBePutBack: boolean;
  readonly onDecide: (how: 'put-back' | 'give-up', reason: string) => void;
}

function DecideForm({ canBePutBack, onDecide }: DecideFormProps) {
  const words = useWords(lostRecordWords);
  const [reason, setReason] = useState('');
  const isSilent = reason.trim() === '';
  return (
    <div className="hform">
      <label className="hfield">
        {words.reason}
        <input
          name="lost-record-reason"
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <div className="house-keys">
        <button
          type="button"
          className="hkey hkey--main"
          data-do="put-back-record"
          disabled={isSilent || !canBePutBack}
          onClick={() => onDecide('put-back', reason.trim())}
        >
          {words.putBack}
        </button>
        <button
          type="button"
          className="hkey hkey--danger"
          data-do="give-up-record"
          disabled={isSilent}
          onClick={() => onDecide('give-up', reason.trim())}
        >
          {words.giveUp}
        </button>
      </div>
      {!canBePutBack && <p className="note">{words.notWhole}</p>}
    </div>
  );
}

const en = {
  title: 'The database has lost part of the record',
  doNotRestart: 'Do not restart the server: what is lost is in its memory and nowhere else.',
  place: (there: number, all: number) => `${all - there} of ${all} events are lost`,
  reason: 'Why',
  putBack: 'Put the lost rows back',
  giveUp: 'Accept where the database ends',
  waits: 'Asked; a second person has to agree.',
  notWhole: 'This server does not hold every lost row, or others stand in their place.',
};

const lostRecordWords: Dictionary<typeof en> = {
  en,
  'zh-Hans': {
    title: '数据库缺失部分记录',
    doNotRestart: '请勿重启服务器：缺失的记录只保存在其内存中。',
    place: (there, all) => `共 ${all} 条事件，缺失 ${all - there} 条`,
    reason: '原因',
    putBack: '写回缺失的记录',
    giveUp: '以数据库现有记录为准',
    waits: '已提出；须由另一人同意。',
    notWhole: '此服务器并未保存全部缺失记录，或已有其他记录占据其位置。',
  },
};
