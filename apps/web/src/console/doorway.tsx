import type { FloorTable } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { http } from '../session/http.ts';
import type { StaffMember, StaffSession } from '../session/staff.ts';
import { type Dictionary, useWords } from '../text/dictionary.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { SignIn } from '../ui/sign-in.tsx';
import { consoleWords } from './words/console-words.ts';
import './doorway.css';

const en = {
  asking: 'Connecting to the table…',
  unreachable: 'The server did not answer.',
  'turned-away': 'This table has let this window go: signed out, opened elsewhere, or unknown.',
  retry: 'Try again',
  demo: 'This is a demo floor: anybody may be anybody.',
  beDealer: 'Be a dealer',
};
const zhHans: typeof en = {
  asking: '正在连接…',
  unreachable: '服务器没有响应。',
  'turned-away': '此窗口已与本桌断开：已退出、在别处打开，或没有此桌。',
  retry: '重试',
  demo: '这是演示场地：任何人可以扮演任何角色。',
  beDealer: '扮演荷官',
};
const words: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

interface DoorwayProps {
  readonly session: StaffSession | { readonly is: 'turned-away' };
  readonly onSignedIn?: (person: StaffMember) => void;
  readonly onEnter?: () => void;
  readonly onRetry?: () => void;
}

/** What stands before the console: who are you, and at which table. */
export function Doorway({ session, onSignedIn, onEnter, onRetry }: DoorwayProps) {
  const text = useWords(words);
  const { title } = useWords(consoleWords);
  return (
    <main className="doorway" data-doorway={session.is}>
      <h1>{title}</h1>
      <LanguageSwitch />
      {session.is === 'asking' && <p role="status">{text.asking}</p>}
      {(session.is === 'unreachable' || session.is === 'turned-away') && (
        <>
          <p role="alert">
            {session.is === 'unreachable' ? text.unreachable : text['turned-away']}
          </p>
          <button type="button" className="key key--main" onClick={onRetry}>
            {text.retry}
          </button>
        </>
      )}
      {session.is === 'stranger' && session.isDemo && (
        <>
          <p>{text.demo}</p>
          <button type="button" className="key key--main" data-do="enter" onClick={onEnter}>
            {text.beDealer}
          </button>
        </>
      )}
      {session.is === 'stranger' && onSignedIn && <SignIn onSignedIn={onSignedIn} />}
      {session.is === 'known' && <TableChoice />}
    </main>
  );
}

function TableChoice() {
  const { chooseTable } = useWords(consoleWords);
  const [tables, setTables] = useState<readonly FloorTable[]>([]);
  useEffect(() => {
    void http()
      .floor()
      .then((reply) => {
        if (reply.ok) setTables(reply.value.tables);
      });
  }, []);
  return (
    <nav aria-label={chooseTable} className="table-choice">
      <h2>{chooseTable}</h2>
      {tables.map(({ table, name }) => (
        <a key={table} className="key" href={`?table=${encodeURIComponent(table)}`}>
          <b>{table}</b> {name}
        </a>
      ))}
    </nav>
  );
}
