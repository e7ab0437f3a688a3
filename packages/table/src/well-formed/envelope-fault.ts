import { STAFF_ROLES } from '../authority/actor.ts';
import type { CommandEnvelope } from '../command.ts';
import { time } from './field-shapes.ts';
import {
  anything,
  fields,
  isObject,
  name,
  oneOf,
  optional,
  type Shape,
  type ShapeFault,
} from './shape.ts';

/**
 * What stands around a command has a form too. A time that is no number would compare with nothing, and
 * bets would stay open for ever; a position nobody knows must not be taken for one.
 */
export function envelopeFault({ op, at, by, round }: CommandEnvelope): ShapeFault | null {
  return name(op, 'op') ?? time(at, 'at') ?? actor(by, 'by') ?? ROUND(round, 'round');
}

const ROUND = optional(name);

const NAMED = fields({ kind: anything, id: name });
const STAFF = fields({
  kind: anything,
  id: name,
  position: oneOf(STAFF_ROLES),
  actingAs: optional(oneOf(STAFF_ROLES)),
});
const ALONE = fields({ kind: anything });

/** Whoever gives a command, or once gave it. */
export const actor: Shape = (by, field) => {
  switch (isObject(by) ? by.kind : null) {
    case 'terminal':
    case 'device':
      return NAMED(by, field);
    case 'staff':
      return STAFF(by, field);
    case 'system':
      return ALONE(by, field);
    default:
      return { field, message: `${field} says who gives the command, and of what kind they are.` };
  }
};
