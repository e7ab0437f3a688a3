import type { SoundName } from './sound.ts';

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

let context: AudioContext | null = null;

/** Makes a sound, as loud as the player has set it in hundredths. */
export function sound(name: SoundName, loudness: number): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // A browser keeps a page silent until somebody has touched it.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  if (loudness === 0) return;
  for (const note of SOUNDS[name]) soundNote(note, loudness / 100, context);
}

function soundNote(note: Note, part: number, audio: AudioContext): void {
  const { frequency, at, length, wave, loudness } = note;
  const begins = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = wave;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness * part, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + length);
}
