import { type FormEvent, useState } from 'react';
import { http } from '../session/http.ts';
import type { StaffMember } from '../session/staff.ts';
import { type Dictionary, useWords } from '../text/dictionary.ts';
import './sign-in.css';

const en = {
  title: 'Staff sign-in',
  account: 'Account',
  password: 'Password',
  enter: 'Sign in',
  wrong: 'That account and password do not go together.',
  unreachable: 'The server did not answer. Try again.',
};
const zhHans: typeof en = {
  title: '员工登录',
  account: '账号',
  password: '密码',
  enter: '登录',
  wrong: '账号或密码不正确。',
  unreachable: '服务器没有响应，请重试。',
};
const words: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

interface SignInProps {
  readonly onSignedIn: (person: StaffMember) => void;
}

/** Account and password of a member of staff; the session lives in a cookie. */
export function SignIn({ onSignedIn }: SignInProps) {
  const text = useWords(words);
  const [trouble, setTrouble] = useState<'wrong' | 'unreachable' | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const account = String(form.get('account') ?? '').trim();
    const reply = await http().signIn({
      account,
      password: String(form.get('password') ?? ''),
    });
    const who = reply.ok ? reply.value.who : null;
    if (who?.kind === 'staff') onSignedIn(who);
    else setTrouble(!reply.ok && reply.error.status === 0 ? 'unreachable' : 'wrong');
  };
  return (
    <form className="sign-in" onSubmit={(event) => void submit(event)}>
      <h2>{text.title}</h2>
      <label>
        <span>{text.account}</span>
        <input name="account" autoComplete="username" required />
      </label>
      <label>
        <span>{text.password}</span>
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {trouble && <p role="alert">{text[trouble]}</p>}
      <button type="submit">{text.enter}</button>
    </form>
  );
}
