import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { rest } from '../rest.tsx';

export type SoundName =
  | 'chip'
  | 'remove'
  | 'refused'
  | 'tick'
  | 'open'
  | 'closed'
  | 'win'
  | 'lose'
  | 'deal'
  | 'flip'
  | 'swap'
  | 'put-down'
  | 'stand-off';

const KEPT_AS = 'baize-muted';
const VOLUME_KEPT_AS = 'baize-volume';
const store = createStore<{ readonly isMuted: boolean; readonly volume: number }>(() => ({
  isMuted: globalThis.localStorage?.getItem(KEPT_AS) === 'yes',
  volume: readVolume(globalThis.localStorage?.getItem(VOLUME_KEPT_AS) ?? null),
}));

/** In hundredths; as loud as it is made where nobody has said otherwise. */
function readVolume(text: string | null): number {
  const volume = text === null ? 100 : Number(text);
  return volume >= 0 && volume <= 100 ? volume : 100;
}

/** A sound is made at its moment or not at all: one that comes late would belong to nothing. */
export function play(name: SoundName): void {
  const { isMuted, volume } = store.getState();
  if (!isMuted) rest.now()?.sound(name, volume);
}

export function setMuted(isMuted: boolean): void {
  localStorage.setItem(KEPT_AS, isMuted ? 'yes' : 'no');
  store.setState({ isMuted });
}

export function setVolume(volume: number): void {
  localStorage.setItem(VOLUME_KEPT_AS, String(volume));
  store.setState({ volume });
}

export function useVolume(): number {
  return useSyncExternalStore(store.subscribe, () => store.getState().volume);
}

export function useMuted(): boolean {
  return useSyncExternalStore(store.subscribe, () => store.getState().isMuted);
}
