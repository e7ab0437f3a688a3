import type { HttpProblem, StaffMember } from '@baize/protocol/client';
import { csvText } from '@baize/protocol/csv';
import { type FormEvent, useState } from 'react';
import { http } from '../../session/http.ts';
import { isPosition } from '../../session/staff.ts';
import { useWords } from '../../text/dictionary.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { authorityOf } from '../../ui/house/house-head.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { printList, saveFile } from '../../ui/house/save-file.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import { positionWords } from '../../ui/position-words.ts';
import type { OfficeProps } from '../office-shell.tsx';
import { ViewBar } from '../view-bar.tsx';
import { peopleWords } from '../words/people-words.ts';
import { ChangePanel } from './change-panel.tsx';

/** Who works here, in which position; a shift manager hires and dismisses. */
export function PeopleView({ person }: OfficeProps) {
  const words = useWords(peopleWords);
  const staff = useAsked('staff', () => http().staff(), 10_000);
  const [isHiring, setHiring] = useState(false);
  const [changing, setChanging] = useState<StaffMember | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const mayChange = authorityOf(person) === 'shift-manager';
  const change = async (member: StaffMember) => {
    const changed = await http().changeStaff(member.id, { isDisabled: !member.isDisabled });
    setProblem(changed.ok ? null : changed.error);
    staff.again();
  };
  const keys = mayChange
    ? { onDismiss: (member: StaffMember) => void change(member), onChange: setChanging }
    : null;
  const columns = useColumns(keys, person.id);
  const rows = staff.value?.staff ?? [];
  return (
    <>
      <ViewBar
        title={words.title}
        onCsv={() => saveFile('baize-staff.csv', csvText(columns, rows))}
        onPdf={() => void printList('people')}
      >
        {mayChange && (
          <button
            type="button"
            className="hkey hkey--main no-print"
            data-do="hire"
            onClick={() => setHiring(true)}
          >
            {words.hire}
          </button>
        )}
      </ViewBar>
      <ProblemLine problem={problem ?? staff.problem} />
      <section className="hcard office-list" data-list="staff" data-old={staff.isOld}>
        <PlainTable label={words.title} columns={columns} rows={rows} keyOf={({ id }) => id} />
      </section>
      {changing && (
        <ChangePanel member={changing} onClose={() => setChanging(null)} onChanged={staff.again} />
      )}
      {isHiring && <HirePanel onClose={() => setHiring(false)} onHired={staff.again} />}
    </>
  );
}

function useColumns(
  keys: StaffKeysProps['keys'] | null,
  self: string,
): readonly TableColumn<StaffMember>[] {
  const words = useWords(peopleWords);
  const names = useWords(positionWords);
  const state = (member: StaffMember) => {
    if (member.isDisabled) return words.dismissed;
    return member.mustChangePassword ? words.mustChange : words.working;
  };
  return [
    { name: 'id', title: words.account, value: ({ id }) => id },
    { name: 'name', title: words.name, value: ({ name }) => name },
    { name: 'position', title: words.position, value: ({ position }) => names[position] },
    {
      name: 'acting',
      title: words.acting,
      value: ({ actingPositions }) => actingPositions.map((each) => names[each]).join(', '),
    },
    {
      name: 'state',
      title: words.state,
      value: state,
      show: (member) => (
        <>
          <span className="hpill" data-tone={member.isDisabled ? 'bad' : 'ok'}>
            {state(member)}
          </span>{' '}
          {keys && member.id !== self && <StaffKeys member={member} keys={keys} />}
        </>
      ),
    },
  ];
}

interface StaffKeysProps {
  readonly member: StaffMember;
  readonly keys: {
    readonly onDismiss: (member: StaffMember) => void;
    readonly onChange: (member: StaffMember) => void;
  };
}

function StaffKeys({ member, keys }: StaffKeysProps) {
  const words = useWords(peopleWords);
  return (
    <>
      <button
        type="button"
        className="hkey hkey--small"
        data-do="change-staff"
        onClick={() => keys.onChange(member)}
      >
        {words.change}
      </button>{' '}
      <button
        type="button"
        className="hkey hkey--small"
        data-do={member.isDisabled ? 'take-back' : 'dismiss'}
        onClick={() => keys.onDismiss(member)}
      >
        {member.isDisabled ? words.takeBack : words.dismiss}
      </button>
    </>
  );
}

interface HirePanelProps {
  readonly onClose: () => void;
  readonly onHired: () => void;
}

/** A new account; its password is good for one thing only. */
function HirePanel({ onClose, onHired }: HirePanelProps) {
  const words = useWords(peopleWords);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const position = text('position');
    if (!isPosition(position)) return;
    const password = String(form.get('password') ?? '');
    const body = { id: text('id'), name: text('name'), position, password };
    const hired = await http().hire(body);
    setProblem(hired.ok ? null : hired.error);
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
        <ProblemLine problem={problem} />
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
