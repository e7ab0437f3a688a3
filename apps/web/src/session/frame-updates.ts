import type { TableClient, ViewRole } from '@baize/protocol/client';

type Subscribe = (listener: () => void) => () => void;

/** What a framed subscription needs from the page around it. */
export interface Frames {
  /** Calls back once before the next picture is drawn. */
  request(callback: () => void): void;
}

/** A hidden page draws no pictures; it still has to hear what happens, a little later. */
const HIDDEN_DELAY = 100;

const pageFrames: Frames = {
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
  const heard = () => {
    if (isDue) return;
    isDue = true;
    frames.request(tell);
  };
  return (listener) => {
    stop ??= subscribe(heard);
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
export function frameClient<Role extends ViewRole>(client: TableClient<Role>): Subscribe {
  const known = KNOWN.get(client);
  if (known) return known;
  const subscribe = frameUpdates((listener) => client.subscribe(listener), pageFrames);
  KNOWN.set(client, subscribe);
  return subscribe;
}
