import { tableClient } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { enterDemo } from '../session/entrance.ts';
import { http } from '../session/http.ts';
import { openSocket } from '../session/open-socket.ts';
import { socketAddress } from '../session/socket-address.ts';
import { useClient, useOnline, useServerTime } from '../session/use-client.ts';
import type { Bilingual } from '../text/dictionary.ts';
import { DisplayScreen } from './display-screen.tsx';
import { displayWords } from './display-words.ts';
import { Pair } from './pair.tsx';
import { PairingForm } from './pairing-form.tsx';
import { TableChoice } from './table-choice.tsx';

type Standing = 'asking' | 'known' | 'unpaired' | 'unreachable';

/** A switched-on board may be faster than its server. */
const AGAIN_AFTER = 2_000;

/** The board of the address: `/display?table=SB-A`. */
export function DisplayApp({ table }: { readonly table: string | null }) {
  return table === null ? <TableChoice /> : <KnownTable table={table} />;
}

function KnownTable({ table }: { readonly table: string }) {
  const [standing, setStanding] = useState<Standing>('asking');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    void standingOf(table).then((next) => {
      setStanding(next);
      if (next === 'unreachable') timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_AFTER);
    });
    return () => clearTimeout(timer);
  }, [table, attempt]);
  if (standing === 'known') return <TableDisplay table={table} />;
  if (standing === 'unpaired') return <PairingForm onPaired={() => setAttempt(attempt + 1)} />;
  return <Opening />;
}

/** A key of its own, somebody signed in, or on a demo floor nobody in particular. */
async function standingOf(table: string): Promise<Standing> {
  const session = await http().session();
  if (!session.ok) return 'unreachable';
  const { who, isDemo } = session.value;
  if (who && who.kind !== 'terminal') return 'known';
  if (!isDemo) return 'unpaired';
  const entered = await enterDemo({ kind: 'display', table });
  return entered.ok ? 'known' : 'unreachable';
}

function TableDisplay({ table }: { readonly table: string }) {
  const [client] = useState(() =>
    tableClient({ url: socketAddress(location), table, as: 'display', open: openSocket }),
  );
  const view = useClient(client, (state) => state.view);
  const ended = useClient(client, (state) => state.ended);
  const isOnline = useOnline(client);
  const now = useServerTime(client, 250);
  if (ended !== null) return <Opening text={displayWords.gone} />;
  return view ? <DisplayScreen view={view} isOnline={isOnline} now={now} /> : <Opening />;
}

function Opening({ text = displayWords.connecting }: { readonly text?: Bilingual }) {
  return (
    <p className="opening" role="status">
      <Pair text={text} />
    </p>
  );
}
