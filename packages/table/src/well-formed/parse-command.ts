import { err, ok, type Result } from '@baize/exact';
import type { Command, CommandType } from '../command.ts';
import { floorRule } from '../floor-rules.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import { COMMAND_SHAPES } from './command-shapes.ts';
import { fields, isObject, type Shape, type ShapeFault } from './shape.ts';

export function isCommandType(type: unknown): type is CommandType {
  return typeof type === 'string' && Object.hasOwn(COMMAND_SHAPES, type);
}

/** A command out of data nobody has checked, or the field that is wrong with it. */
export function parseCommand(value: unknown): Result<Command, ShapeFault> {
  const fault = commandFault(value);
  return fault ? err(fault) : ok(value as Command);
}

/** Why a command means nothing, or null. It is asked first, before anybody's authority. */
export function malformed(
  command: Command,
): { readonly error: Refusal; readonly ok: false } | null {
  const fault = commandFault(command);
  return (
    fault &&
    refuse(
      'malformed-command',
      fault.message,
      floorRule('well-formed'),
      fault.field === '' ? {} : { field: fault.field },
    )
  );
}

function commandFault(value: unknown): ShapeFault | null {
  if (!isObject(value)) return { field: '', message: 'A command is an object.' };
  if (!isCommandType(value.type)) {
    return { field: 'type', message: `There is no command ${JSON.stringify(value.type)}.` };
  }
  return SHAPES[value.type](value, '');
}

const typeOnly: Shape = () => null;

const SHAPES = Object.fromEntries(
  Object.entries(COMMAND_SHAPES).map(([type, shapes]) => [
    type,
    fields({ type: typeOnly, ...shapes }),
  ]),
) as Readonly<Record<CommandType, Shape>>;
