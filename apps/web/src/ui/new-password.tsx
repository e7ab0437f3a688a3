import { type FormEvent, useState } from 'react';
import { postJson } from '../session/post-json.ts';
import { useWords } from '../text/dictionary.ts';
import { signInWords } from './sign-in-words.ts';

/** A password somebody else knew is good for one thing: choosing another. */
export function NewPassword({ onChanged }: { readonly onChanged: () => void }) {
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
