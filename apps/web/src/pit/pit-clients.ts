import { type TableClient, tableClient } from '@baize/protocol/client';
import { useEffect, useMemo } from 'react';
import { openSocket } from '../session/open-socket.ts';
import { socketAddress } from '../session/socket-address.ts';

export type PitClient = TableClient<'pit'>;

/** One line to every table of the pit, for as long as somebody looks at it. */
export function usePitClients(tables: readonly string[]): ReadonlyMap<string, PitClient> {
  const names = tables.join(' ');
  const clients = useMemo(
    () =>
      new Map(
        names
          .split(' ')
          .filter(Boolean)
          .map((table) => [table, clientOf(table)]),
      ),
    [names],
  );
  useEffect(() => {
    return () => {
      for (const client of clients.values()) client.close();
    };
  }, [clients]);
  return clients;
}

function clientOf(table: string): PitClient {
  return tableClient({ url: socketAddress(location), table, as: 'pit', open: openSocket });
}
