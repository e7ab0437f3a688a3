import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/**
 * A part of a screen that its first act does not need: sheets, notices, sounds. It is fetched when the line is quiet,
 * before a hand can reach for it, and kept from then on.
 */
export interface Later<Part> {
  /** Where it is fetched from; nothing is fetched yet. */
  from(load: () => Promise<Part>): void;
  /** What is there already, or null. */
  now(): Part | null;
  /** Fetches it, and tries again while the line is down. */
  bring(): Promise<Part>;
  subscribe(listener: () => void): () => void;
}

const AGAIN_AFTER = 2_000;

interface LateParts {
  comesLater<Part>(): Later<Part>;
  /** From now on everything that can come later is fetched. */
  bringTheRest(): void;
}

/** The late parts of one page. */
export function lateParts(): LateParts {
  const known = new Set<() => void>();
  let isQuiet = false;
  return {
    comesLater: () =>
      latePart((bring) => {
        if (isQuiet) bring();
        else known.add(bring);
      }),
    bringTheRest: () => {
      isQuiet = true;
      for (const bring of known) bring();
      known.clear();
    },
  };
}

export const { comesLater, bringTheRest } = lateParts();

function latePart<Part>(onQuiet: (bring: () => void) => void): Later<Part> {
  const store = createStore<{ readonly part: Part | null }>(() => ({ part: null }));
  let load: (() => Promise<Part>) | null = null;
  let coming: Promise<Part> | null = null;
  const fetchPart = async (): Promise<Part> => {
    for (;;) {
      try {
        const part = await load?.();
        if (part !== undefined) {
          store.setState({ part });
          return part;
        }
      } catch {
        // The line is down; it is tried again as long as it takes.
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  };
  const bring = (): Promise<Part> => {
    coming ??= fetchPart();
    return coming;
  };
  return {
    from: (source) => {
      load = source;
      onQuiet(() => void bring());
    },
    now: () => store.getState().part,
    bring,
    subscribe: store.subscribe,
  };
}

/**
 * Such a part in a component: null until it is there, and then drawn without a sign that it was missing. Where
 * somebody wants it already it is fetched at once.
 */
export function useLater<Part>(later: Later<Part>, isWanted = false): Part | null {
  useEffect(() => {
    if (isWanted) void later.bring();
  }, [later, isWanted]);
  return useSyncExternalStore(later.subscribe, later.now);
}

/** Does something as soon as the browser has nothing better to do; Safari cannot say when that is. */
export function whenQuiet(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(act, { timeout: 1_000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, 200);
  return () => clearTimeout(timer);
}
