import {
  commands,
  count,
  fromFloor,
  MACHINE,
  optional,
  proof,
  wholeNumber,
} from '@baize/table/kit';
import { WHEEL } from '../wheel.ts';
// The words this mechanic adds to procedures.
import type {} from '../words-of-a-wheel.ts';

export const stopShape = wholeNumber(1, WHEEL.length, `a stop from 1 to ${WHEEL.length}`);

/** The steps of a round with the wheel, after those that every game has. */
export const WHEEL_COMMANDS = commands({
  SpinWheel: {
    does: 'The wheel was turned, so many times round.',
    fields: { turns: count },
    by: MACHINE,
    when: 'spin-wheel',
    inPlay: true,
    about: 'round',
    takes: 'spin-wheel',
    screens: ['console'],
    says: [{ says: 'spin <turns:number>' }],
    sample: { turns: 4 },
  },
  RegisterStop: {
    does: 'Registers the stop under the flapper; the round is decided.',
    fields: { stop: stopShape, proof: fromFloor(optional(proof)) },
    by: MACHINE,
    when: 'register-stop',
    inPlay: true,
    bringsResult: true,
    about: 'round',
    takes: 'register-stop',
    screens: ['console'],
    says: [{ says: 'stop <stop:number>' }],
    sample: { stop: 1 },
  },
});
