import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

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

interface Note {
  readonly frequency: number;
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly loudness: number;
}

/** Every sound is a few notes made on the spot: no recordings, and nobody's licence. */
const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  chip: [
    { frequency: 1900, at: 0, length: 0.03, wave: 'triangle', loudness: 0.25 },
    { frequency: 2600, at: 0.025, length: 0.04, wave: 'sine', loudness: 0.18 },
  ],
  remove: [{ frequency: 900, at: 0, length: 0.06, wave: 'triangle', loudness: 0.2 }],
  refused: [
    { frequency: 220, at: 0, length: 0.11, wave: 'square', loudness: 0.12 },
    { frequency: 165, at: 0.12, length: 0.16, wave: 'square', loudness: 0.12 },
  ],
  tick: [{ frequency: 1100, at: 0, length: 0.03, wave: 'square', loudness: 0.1 }],
  open: [
    { frequency: 523, at: 0, length: 0.12, wave: 'sine', loudness: 0.25 },
    { frequency: 784, at: 0.12, length: 0.2, wave: 'sine', loudness: 0.25 },
  ],
  closed: [
    { frequency: 196, at: 0, length: 0.5, wave: 'sine', loudness: 0.35 },
    { frequency: 294, at: 0, length: 0.4, wave: 'triangle', loudness: 0.12 },
  ],
  win: [
    { frequency: 523, at: 0, length: 0.14, wave: 'triangle', loudness: 0.22 },
    { frequency: 659, at: 0.12, length: 0.14, wave: 'triangle', loudness: 0.22 },
    { frequency: 784, at: 0.24, length: 0.14, wave: 'triangle', loudness: 0.22 },
    { frequency: 1047, at: 0.36, length: 0.4, wave: 'triangle', loudness: 0.26 },
  ],
  lose: [{ frequency: 330, at: 0, length: 0.2, wave: 'sine', loudness: 0.12 }],
  deal: [{ frequency: 700, at: 0, length: 0.025, wave: 'triangle', loudness: 0.14 }],
  flip: [{ frequency: 1500, at: 0, length: 0.02, wave: 'square', loudness: 0.07 }],
  swap: [
    { frequency: 1300, at: 0, length: 0.02, wave: 'square', loudness: 0.07 },
    { frequency: 1000, at: 0.07, length: 0.02, wave: 'square', loudness: 0.07 },
  ],
  'put-down': [{ frequency: 130, at: 0, length: 0.16, wave: 'sine', loudness: 0.4 }],
  'stand-off': [
    { frequency: 440, at: 0, length: 0.16, wave: 'sine', loudness: 0.16 },
    { frequency: 440, at: 0.24, length: 0.16, wave: 'sine', loudness: 0.16 },
  ],
};

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

let context: AudioContext | null = null;

export function play(name: SoundName): void {
  if (store.getState().isMuted || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // A browser keeps a page silent until somebody has touched it.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  for (const note of SOUNDS[name]) sound(note, context);
}

function sound({ frequency, at, length, wave, loudness }: Note, audio: AudioContext): void {
  const begins = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.value = frequency;
  const part = store.getState().volume / 100;
  if (part === 0) return;
  volume.gain.setValueAtTime(loudness * part, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + length);
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
