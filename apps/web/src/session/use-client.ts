import type { ClientState, TableClient, ViewRole } from '@baize/protocol/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { frameClient } from './frame-updates.ts';

/** A part of what the client knows; the component draws again only when that part changes. */
export function useClient<Role extends ViewRole, Part>(
  client: TableClient<Role>,
  select: (state: ClientState<Role>) => Part,
): Part {
  return useSyncExternalStore(frameClient(client), () => select(client.state()));
}

/** A break shorter than this is not worth a word. */
const VISIBLE_AFTER = 1_000;

/** Whether the line is up, or has been down for less than anybody needs to notice. */
export function useOnline(client: TableClient): boolean {
  const link = useClient(client, (state) => state.link);
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    if (link === 'live') {
      setDown(false);
      return;
    }
    const timer = setTimeout(() => setDown(true), link === 'ended' ? 0 : VISIBLE_AFTER);
    return () => clearTimeout(timer);
  }, [link]);
  return !isDown;
}

/** The server's time, told again so many times a second. */
export function useServerTime(client: TableClient, every: number): number {
  const [now, setNow] = useState(() => client.serverTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(client.serverTime()), every);
    return () => clearInterval(timer);
  }, [client, every]);
  return now;
}
