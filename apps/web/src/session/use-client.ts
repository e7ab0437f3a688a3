import type { ClientState, TableClient, ViewRole } from '@baize/protocol/client';
import { useEffect, useState, useSyncExternalStore } from 'react';

type Subscribe = (listener: () => void) => () => void;

/** What a framed subscription needs from the page around it. */
interface Frames {
  /** Calls back once before the next picture is drawn. */
  request(callback: () => void): void;
}

/** A hidden page draws no pictures; it still has to hear what happens, a little later. */
const HIDDEN_DELAY = 100;

/** The pictures this page draws. */
export const pageFrames: Frames = {
  request: (callback) => {
    if (document.hidden) setTimeout(callback, HIDDEN_DELAY);
    else requestAnimationFrame(callback);
  },
};

/**
 * Tells listeners at most once a picture, however many messages have come: a busy table sends more of
 * them than a screen can draw, and the last one says it all.
 */
export function frameUpdates(subscribe: Subscribe, frames: Frames): Subscribe {
  const listeners = new Set<() => void>();
  let isDue = false;
  let stop: (() => void) | null = null;
  const tell = () => {
    isDue = false;
    for (const listener of listeners) listener();
  };
  const scheduleTell = () => {
    if (isDue) return;
    isDue = true;
    frames.request(tell);
  };
  return (listener) => {
    stop ??= subscribe(scheduleTell);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  };
}

const KNOWN = new WeakMap<object, Subscribe>();

/** One framed subscription for all parts of a screen. */
function frameClient<Role extends ViewRole>(client: TableClient<Role>): Subscribe {
  const known = KNOWN.get(client);
  if (known) return known;
  const subscribe = frameUpdates((listener) => client.subscribe(listener), pageFrames);
  KNOWN.set(client, subscribe);
  return subscribe;
}

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
