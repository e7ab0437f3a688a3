import { type Actor, STAFF_ROLES } from '../authority/actor.ts';
import type { Order } from '../command.ts';
import { TIME } from './number-shape.ts';
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
export function envelopeFault({ op, at, by }: Order): ShapeFault | null {
  return name(op, 'op') ?? TIME(at, 'at') ?? actor(by, 'by');
}

const ACTORS: Readonly<Record<Actor['kind'], Shape>> = {
  terminal: fields({ kind: anything, id: name }),
  staff: fields({
    kind: anything,
    id: name,
    position: oneOf(STAFF_ROLES),
    actingAs: optional(oneOf(STAFF_ROLES)),
  }),
  device: fields({ kind: anything, id: name }),
  system: fields({ kind: anything }),
};

const kind = oneOf(Object.keys(ACTORS));

function isKind(value: unknown): value is Actor['kind'] {
  return kind(value, 'by.kind') === null;
}

const actor: Shape = (value, field) => {
  if (!isObject(value) || !isKind(value.kind)) {
    return {
      field,
      message: `${field} says who gives the command: ${Object.keys(ACTORS).join(', ')}.`,
    };
  }
  return ACTORS[value.kind](value, field);
};
