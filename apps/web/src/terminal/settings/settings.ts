import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** What a terminal's user has set for this screen. */
export interface Settings {
  readonly largeText: boolean;
  readonly highContrast: boolean;
  readonly reducedMotion: boolean;
  /** Where cards are drawn: red and black, instead of a colour for each suit. */
  readonly twoColours: boolean;
}

const KEPT_AS = 'baize-settings';
const PLAIN: Settings = {
  largeText: false,
  highContrast: false,
  reducedMotion: false,
  twoColours: false,
};

const store = createStore<Settings>(() => ({ ...PLAIN, ...readKept() }));

function readKept(): Partial<Settings> {
  const text = globalThis.localStorage?.getItem(KEPT_AS) ?? null;
  const value: unknown = text === null ? null : JSON.parse(text);
  return typeof value === 'object' && value !== null ? value : {};
}

/** The root of the page says how much may move, so that dialogs know it too. */
function mark(): void {
  if (store.getState().reducedMotion) document.documentElement.dataset.motion = 'less';
  else delete document.documentElement.dataset.motion;
  if (store.getState().twoColours) document.documentElement.dataset.suits = 'two';
  else delete document.documentElement.dataset.suits;
}

export function set(change: Partial<Settings>): void {
  store.setState(change);
  localStorage.setItem(KEPT_AS, JSON.stringify(store.getState()));
  mark();
}

export function useSettings(): Settings {
  useEffect(mark, []);
  return useSyncExternalStore(store.subscribe, store.getState);
}
