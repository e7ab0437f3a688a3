import type { HttpProblem, StaffMember } from '@baize/protocol/client';
import { type FormEvent, useState } from 'react';
import { http } from '../../session/http.ts';
import { isPosition, type StaffPosition } from '../../session/staff.ts';
import { useWords } from '../../text/dictionary.ts';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import { positionWords } from '../../ui/position-words.ts';
import { peopleWords } from '../words/people-words.ts';

interface ChangePanelProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Another position, whom somebody may stand in for, or a new password that is good for one thing only. */
export function ChangePanel({ member, onClose, onChanged }: ChangePanelProps) {
  const words = useWords(peopleWords);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changed = await http().changeStaff(member.id, changesIn(event.currentTarget, member));
    setProblem(changed.ok ? null : changed.error);
    if (!changed.ok) return;
    onChanged();
    onClose();
  };
  return (
    <Panel
      title={`${member.name} · ${member.id}`}
      closeLabel={words.close}
      onClose={onClose}
      name="change-staff"
      size="narrow"
      tools={<LanguageSwitch />}
    >
      <form className="hform" onSubmit={(event) => void submit(event)}>
        <Fields member={member} />
        <ProblemLine problem={problem} />
        <button type="submit" className="hkey hkey--main" data-do="changed">
          {words.keep}
        </button>
      </form>
    </Panel>
  );
}

function Fields({ member }: { readonly member: StaffMember }) {
  const words = useWords(peopleWords);
  const names = useWords(positionWords);
  const positions = Object.entries(names);
  return (
    <>
      <label className="hfield">
        {words.position}
        <select name="position" defaultValue={member.position}>
          {positions.map(([position, name]) => (
            <option key={position} value={position}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="hfield">
        <legend>{words.acting}</legend>
        {positions
          .filter(([position]) => position !== member.position)
          .map(([position, name]) => (
            <label key={position}>
              <input
                type="checkbox"
                name="acting"
                value={position}
                defaultChecked={member.actingPositions.some((each) => each === position)}
              />{' '}
              {name}
            </label>
          ))}
      </fieldset>
      <label className="hfield">
        {words.newPassword}
        <input name="password" type="password" autoComplete="new-password" />
        <small>{words.passwordNote}</small>
      </label>
    </>
  );
}

interface Changes {
  readonly position?: StaffPosition;
  readonly actingPositions?: StaffPosition[];
  readonly password?: string;
}

/** Only what is another than before. */
function changesIn(of: HTMLFormElement, member: StaffMember): Changes {
  const form = new FormData(of);
  const position = String(form.get('position') ?? '');
  const acting = form.getAll('acting').map(String).filter(isPosition);
  const password = String(form.get('password') ?? '');
  const isSameActing = [...acting].sort().join() === [...member.actingPositions].sort().join();
  return {
    ...(isPosition(position) && position !== member.position ? { position } : {}),
    ...(isSameActing ? {} : { actingPositions: acting }),
    ...(password === '' ? {} : { password }),
  };
}
