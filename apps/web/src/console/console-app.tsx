import './doorway.css';
import { type FloorTable, tableClient } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { http } from '../session/http.ts';
import { openSocket } from '../session/open-socket.ts';
import { socketAddress } from '../session/socket-address.ts';
import {
  enterAs,
  isPosition,
  type StaffMember,
  type StaffSession,
  staffSession,
} from '../session/staff.ts';
import { useActs } from '../session/use-acts.ts';
import { useClient, useOnline, useServerTime } from '../session/use-client.ts';
import { type Dictionary, useWords } from '../text/dictionary.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { SignIn } from '../ui/sign-in.tsx';
import { ConsoleScreen } from './console-screen.tsx';
import { consoleWords } from './words/console-words.ts';

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
function Doorway({ session, onSignedIn, onEnter, onRetry }: DoorwayProps) {
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

/** The console of the address: `/console?table=TS-C`, in a demo with `&as=dealer`. */
export function ConsoleApp({ address }: { readonly address: URLSearchParams }) {
  const [session, setSession] = useState<StaffSession>({ is: 'asking' });
  const as = address.get('as');
  const wanted = isPosition(as) ? as : null;
  useEffect(() => {
    void staffSession(wanted).then(setSession);
  }, [wanted]);
  const table = address.get('table');
  if (session.is === 'known' && table !== null) {
    return <TableConsole table={table} person={session.person} />;
  }
  return (
    <Doorway
      session={session}
      onSignedIn={(person) => setSession({ is: 'known', person })}
      onEnter={() => void enterAs('dealer').then(setSession)}
      onRetry={() => void staffSession(wanted).then(setSession)}
    />
  );
}

interface TableConsoleProps {
  readonly table: string;
  readonly person: StaffMember;
}

function TableConsole({ table, person }: TableConsoleProps) {
  const [client] = useState(() =>
    tableClient({ url: socketAddress(location), table, as: 'dealer', open: openSocket }),
  );
  const view = useClient(client, (state) => state.view);
  const ended = useClient(client, (state) => state.ended);
  const clockOffset = useClient(client, (state) => state.clockOffset ?? 0);
  const isOnline = useOnline(client);
  const now = useServerTime(client, 500);
  const { act, isBusy, refusal, dismiss } = useActs(client);
  if (ended !== null) {
    return <Doorway session={{ is: 'turned-away' }} onRetry={() => location.reload()} />;
  }
  if (!view) return <Doorway session={{ is: 'asking' }} />;
  return (
    <ConsoleScreen
      view={view}
      person={person}
      act={act}
      isBusy={isBusy}
      isOnline={isOnline}
      clockOffset={clockOffset}
      now={now}
      refusal={refusal}
      onDismiss={dismiss}
    />
  );
}
