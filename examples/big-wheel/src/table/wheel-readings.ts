import { fields, nullable, type PhraseReader, type ReadingsPart, stepsAt } from '@baize/table/kit';
import { stopShape } from './wheel-commands.ts';
import type { WheelPlay } from './wheel-play.ts';

export const stopsShape = fields({ dealer: nullable(stopShape), device: nullable(stopShape) });

/** A round of a journal from before two could read a wheel remembers no readings. */
export function stopsOf({ stops }: Partial<WheelPlay>): WheelPlay['stops'] {
  return stops ?? { dealer: null, device: null };
}

/** Stops that a reader at the wheel reads, alone or beside a dealer. */
export const WHEEL_READINGS: ReadingsPart = {
  awaitsDevice: (state, rules) =>
    stepsAt(state, rules).some(({ step }) => step === 'register-stop') &&
    state.round !== null &&
    stopsOf(state.round.play).device === null,
  inDispute: ({ play }, command, by) => {
    if (command.type !== 'RegisterStop') return null;
    const { dealer, device } = stopsOf(play);
    return by.kind === 'device' ? `${dealer}, ${command.stop}` : `${command.stop}, ${device}`;
  },
};

/** A stop in a sentence: `37`. */
export const readStop: PhraseReader = ([word = '']) =>
  /^\d+$/.test(word) ? { value: Number(word), words: 1 } : null;
