import type { FloorBody, HttpProblem, PairingBody } from '@baize/protocol/client';
import { type FormEvent, useState } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import { machineWords } from '../words/machine-words.ts';

interface PairPanelProps {
  readonly floor: FloorBody | null;
  readonly onClose: () => void;
}

const KINDS = ['terminal', 'display', 'device'] as const;

/** A code for one machine, typed there by hand while it is good. */
export function PairPanel({ floor, onClose }: PairPanelProps) {
  const words = useWords(machineWords);
  const language = useLanguage();
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const [made, setMade] = useState<PairingBody | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const kind = KINDS.find((each) => each === form.get('kind')) ?? 'terminal';
    const table = String(form.get('table') ?? '');
    const holder = String(form.get('holder') ?? '').trim();
    const isOfTable = kind === 'device' && table !== '';
    const paired = await http().pair({ kind, holder, ...(isOfTable ? { table } : {}) });
    setProblem(paired.ok ? null : paired.error);
    if (!paired.ok) return;
    // What waits for a second person stands above every view of the office.
    if ('request' in paired.value) onClose();
    else setMade(paired.value);
  };
  return (
    <Panel
      title={words.pair}
      closeLabel={words.close}
      onClose={onClose}
      name="pair"
      size="narrow"
      tools={<LanguageSwitch />}
    >
      <form className="hform" onSubmit={(event) => void submit(event)}>
        <Fields floor={floor} />
        <ProblemLine problem={problem} />
        {made && (
          <p role="status" data-code={made.code}>
            <b>{made.code}</b> {words.codeNote(minuteText(made.expiresAt, language))}
          </p>
        )}
        <button type="submit" className="hkey hkey--main" data-do="paired">
          {words.pairing}
        </button>
      </form>
    </Panel>
  );
}

function Fields({ floor }: Pick<PairPanelProps, 'floor'>) {
  const words = useWords(machineWords);
  return (
    <>
      <label className="hfield">
        {words.kind}
        <select name="kind">
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className="hfield">
        {words.holder}
        <input name="holder" autoComplete="off" required />
      </label>
      <label className="hfield">
        {words.kinds.device}
        <select name="table">
          <option value="">–</option>
          {(floor?.tables ?? []).map(({ table, name }) => (
            <option key={table} value={table}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
