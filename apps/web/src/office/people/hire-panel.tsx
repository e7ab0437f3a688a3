import type { HttpFault } from '@baize/protocol/client';
import { type FormEvent, useState } from 'react';
import { http } from '../../session/http.ts';
import { isPosition } from '../../session/staff.ts';
import { useWords } from '../../text/dictionary.ts';
import { FaultLine } from '../../ui/house/fault-line.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import { positionWords } from '../../ui/position-words.ts';
import { peopleWords } from '../words/people-words.ts';

interface HirePanelProps {
  readonly onClose: () => void;
  readonly onHired: () => void;
}

/** A new account; its password is good for one thing only. */
export function HirePanel({ onClose, onHired }: HirePanelProps) {
  const words = useWords(peopleWords);
  const [fault, setFault] = useState<HttpFault | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const position = text('position');
    if (!isPosition(position)) return;
    const password = String(form.get('password') ?? '');
    const body = { id: text('id'), name: text('name'), position, password };
    const hired = await http().hire(body);
    setFault(hired.ok ? null : hired.error);
    if (!hired.ok) return;
    onHired();
    onClose();
  };
  return (
    <Panel
      title={words.hire}
      closeLabel={words.close}
      onClose={onClose}
      name="hire"
      size="narrow"
      tools={<LanguageSwitch />}
    >
      <form className="hform" onSubmit={(event) => void submit(event)}>
        <Fields />
        <FaultLine fault={fault} />
        <button type="submit" className="hkey hkey--main" data-do="hired">
          {words.hired}
        </button>
      </form>
    </Panel>
  );
}

function Fields() {
  const words = useWords(peopleWords);
  const names = useWords(positionWords);
  return (
    <>
      <label className="hfield">
        {words.account}
        <input name="id" autoComplete="off" required />
      </label>
      <label className="hfield">
        {words.name}
        <input name="name" autoComplete="off" required />
      </label>
      <label className="hfield">
        {words.position}
        <select name="position">
          {Object.entries(names).map(([position, name]) => (
            <option key={position} value={position}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="hfield">
        {words.password}
        <input name="password" type="password" autoComplete="new-password" required />
        <small>{words.passwordNote}</small>
      </label>
    </>
  );
}
