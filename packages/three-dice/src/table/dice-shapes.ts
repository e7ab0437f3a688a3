import type { Form } from '@baize/table/kit';
import { type Field, listOf, withForm, wrong } from '@baize/table/kit';
import type { ReadableDice } from '../outcome-established.ts';
import { FACES, type Face, isFace, parseRoll, type Roll } from '../roll.ts';

const FACE: Form = { is: 'one-of', values: FACES };

export const roll: Field<Roll> = withForm(
  { is: 'tuple', of: [FACE, FACE, FACE] },
  (value, field) => {
    const parsed = parseRoll(value);
    return parsed.ok ? null : { field, message: parsed.error.message };
  },
);

/** A die that can be read, or null for one that cannot. */
export const die: Field<Face | null> = withForm({ is: 'nullable', of: FACE }, (value, field) =>
  value === null || isFace(value) ? null : wrong(field, value, 'a face from 1 to 6, or null'),
);

/** Three dice, of which some cannot be read. */
export const readableDice: Field<readonly [Face | null, Face | null, Face | null]> = withForm(
  { is: 'tuple', of: [die.form, die.form, die.form] },
  (value, field) => listOf(die, 3)(value, field),
);

export function isRoll(value: unknown): value is Roll {
  return roll(value, '') === null;
}

export function isReadable(value: unknown): value is ReadableDice {
  return readableDice(value, '') === null;
}
