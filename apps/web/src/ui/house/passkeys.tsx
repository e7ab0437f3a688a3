import { useState } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { FaultLine } from './fault-line.tsx';
import { houseWords } from './house-words.ts';
import { useAsked } from './use-asked.ts';

/** The passkeys of whoever is signed in: seen, added, and taken away when one is lost. */
export function Passkeys() {
  const words = useWords(houseWords);
  const language = useLanguage();
  const keys = useAsked('passkeys', () => http().passkeys());
  const [isDeclined, setDeclined] = useState(false);
  const add = async () => {
    const { addPasskey } = await import('../../session/passkey.ts');
    setDeclined((await addPasskey()) === null);
    keys.again();
  };
  const remove = async (id: string) => {
    await http().removePasskey(id);
    keys.again();
  };
  const held = keys.value?.passkeys ?? [];
  return (
    <section className="house-passkeys" data-passkeys={keys.value ? held.length : '–'}>
      <h3>{words.passkeys}</h3>
      <FaultLine fault={keys.fault} />
      {keys.value && held.length === 0 && <p className="note">{words.noPasskey}</p>}
      <ul>
        {held.map(({ id, createdAt }) => (
          <li key={id} data-passkey={id}>
            {minuteText(createdAt, language)}{' '}
            <button
              type="button"
              className="hkey hkey--small"
              data-do="remove-passkey"
              onClick={() => void remove(id)}
            >
              {words.removePasskey}
            </button>
          </li>
        ))}
      </ul>
      {isDeclined && <p role="alert">{words.passkeyDeclined}</p>}
      <button type="button" className="hkey" data-do="add-passkey" onClick={() => void add()}>
        {words.addPasskey}
      </button>
    </section>
  );
}
