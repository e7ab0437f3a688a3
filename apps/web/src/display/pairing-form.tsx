import { type FormEvent, useState } from 'react';
import { claimKey } from '../session/entrance.ts';
import { Pair } from './pair.tsx';
import '../ui/sign-in.css';

const WORDS = {
  title: { en: 'Pair this display', zh: '配对此显示屏' },
  code: { en: 'One-time code from the pit', zh: '管理员提供的一次性代码' },
  pair: { en: 'Pair', zh: '配对' },
  failed: { en: 'This code is not valid.', zh: '代码无效。' },
} as const;

/** Outside a demo a screen becomes a display by a code somebody reads to it. */
export function PairingForm({ onPaired }: { readonly onPaired: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const pair = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (await claimKey(code)) onPaired();
    else setFailed(true);
  };
  return (
    <main className="pairing">
      <form className="sign-in" onSubmit={(event) => void pair(event)}>
        <h2>
          <Pair text={WORDS.title} />
        </h2>
        <label>
          <span>
            <Pair text={WORDS.code} />
          </span>
          <input name="code" autoComplete="off" required />
        </label>
        {hasFailed && (
          <p role="alert">
            <Pair text={WORDS.failed} />
          </p>
        )}
        <button type="submit">
          <Pair text={WORDS.pair} />
        </button>
      </form>
    </main>
  );
}
