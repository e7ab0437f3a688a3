import './sign-in.css';
import { type FormEvent, useState } from 'react';
import { http } from '../session/http.ts';
import { postJson } from '../session/post-json.ts';
import type { StaffMember } from '../session/staff.ts';
import { useWords } from '../text/dictionary.ts';
import { signInWords } from './sign-in-words.ts';

interface SignInProps {
  readonly onSignedIn: (person: StaffMember) => void;
}

/** Account and password, or a passkey; whoever was given a password chooses their own first. */
export function SignIn({ onSignedIn }: SignInProps) {
  const [person, setPerson] = useState<StaffMember | null>(null);
  const admit = (member: StaffMember) =>
    member.mustChangePassword ? setPerson(member) : onSignedIn(member);
  return person ? (
    <NewPassword onChanged={() => onSignedIn({ ...person, mustChangePassword: false })} />
  ) : (
    <Credentials onKnown={admit} />
  );
}

type Trouble = 'wrong' | 'unreachable' | 'noPasskey';

function Credentials({ onKnown }: { readonly onKnown: (person: StaffMember) => void }) {
  const words = useWords(signInWords);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const reply = await http().signIn({
      account: text('account').trim(),
      password: text('password'),
    });
    const who = reply.ok ? reply.value.who : null;
    if (who?.kind === 'staff') onKnown(who);
    else setTrouble(!reply.ok && reply.error.status === 0 ? 'unreachable' : 'wrong');
  };
  const byPasskey = async () => {
    const { signInByPasskey } = await import('../session/passkey.ts');
    const who = await signInByPasskey();
    if (who) onKnown(who);
    else setTrouble('noPasskey');
  };
  return (
    <form className="sign-in" onSubmit={(event) => void submit(event)}>
      <h2>{words.title}</h2>
      <label>
        <span>{words.account}</span>
        <input name="account" autoComplete="username webauthn" required />
      </label>
      <label>
        <span>{words.password}</span>
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {trouble && <p role="alert">{words[trouble]}</p>}
      <button type="submit">{words.enter}</button>
      <button type="button" className="sign-in-other" onClick={() => void byPasskey()}>
        {words.passkey}
      </button>
    </form>
  );
}

/** A password somebody else knew is good for one thing: choosing another. */
function NewPassword({ onChanged }: { readonly onChanged: () => void }) {
  const words = useWords(signInWords);
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const changed = await postJson('session/password', {
      current: text('current'),
      next: text('next'),
    });
    if (changed.ok) onChanged();
    else setTrouble(changed.error);
  };
  return (
    <form className="sign-in" onSubmit={(event) => void submit(event)}>
      <h2>{words.choose}</h2>
      <label>
        <span>{words.current}</span>
        <input name="current" type="password" autoComplete="current-password" required />
      </label>
      <label>
        <span>{words.next}</span>
        <input name="next" type="password" autoComplete="new-password" required />
      </label>
      {trouble && <p role="alert">{trouble}</p>}
      <button type="submit">{words.keep}</button>
    </form>
  );
}
