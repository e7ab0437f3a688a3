import { useState } from 'react';
import { claimKey } from '../session/entrance.ts';
import { type Dictionary, useWords } from '../text/dictionary.ts';

const en = {
  title: 'Pair this terminal',
  code: 'One-time code from the pit',
  pair: 'Pair',
  failed: 'This code is not valid.',
};
const zhHans: typeof en = {
  title: '配对此终端',
  code: '管理员提供的一次性代码',
  pair: '配对',
  failed: '代码无效。',
};
const dictionary: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** Outside a demo a machine becomes a terminal by a code somebody reads to it. */
export function PairingForm({ onPaired }: { readonly onPaired: () => void }) {
  const words = useWords(dictionary);
  const [code, setCode] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const pair = async () => {
    if (await claimKey(code.trim())) onPaired();
    else setFailed(true);
  };
  return (
    <form
      className="opening sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void pair();
      }}
    >
      <h1>{words.title}</h1>
      <label>
        {words.code}
        <input value={code} autoComplete="off" onChange={({ target }) => setCode(target.value)} />
      </label>
      {hasFailed && (
        <p className="sheet-fault" role="alert">
          {words.failed}
        </p>
      )}
      <button type="submit" className="sheet-main" disabled={code.trim() === ''}>
        {words.pair}
      </button>
    </form>
  );
}
