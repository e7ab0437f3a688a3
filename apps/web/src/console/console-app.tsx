import { tableClient } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { openSocket } from '../session/open-socket.ts';
import { socketAddress } from '../session/socket-address.ts';
import {
  enterAs,
  isPosition,
  type StaffMember,
  type StaffSession,
  staffSession,
} from '../session/staff.ts';
import { useClient, useOnline, useServerTime } from '../session/use-client.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { Doorway } from './doorway.tsx';
import { useActs } from './use-acts.ts';

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
