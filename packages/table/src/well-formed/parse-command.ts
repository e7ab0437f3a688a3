import { type Err, err, ok, type Result } from '@baize/exact';
import type { Command, CommandEnvelope } from '../command.ts';
import { commandsOf } from '../commands/registry.ts';
import { floorRule } from '../floor-rules.ts';
import type { TableLibrary } from '../library.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import { envelopeFault } from './envelope-fault.ts';
import { isObject, type ShapeFault } from './shape.ts';

/** A command out of data nobody has checked, or the field that is wrong with it. */
export function parseCommand(value: unknown, library: TableLibrary): Result<Command, ShapeFault> {
  const fault = commandFault(value, library);
  return fault ? err(fault) : ok(value as Command);
}

/** Why a command cannot be understood, or null. It is asked first, before anybody's authority. */
export function refuseMalformed(
  envelope: CommandEnvelope,
  library: TableLibrary,
): Err<Refusal> | null {
  const fault = commandFault(envelope.command, library) ?? envelopeFault(envelope);
  if (!fault) return null;
  const facts = fault.field === '' ? {} : { field: fault.field };
  return refuse('malformed-command', fault.message, floorRule('well-formed'), facts);
}

function commandFault(value: unknown, library: TableLibrary): ShapeFault | null {
  if (!isObject(value)) return { field: '', message: 'A command is an object.' };
  const shape = commandsOf(library).shapes.get(value.type);
  if (!shape) {
    // Only a text can be said back; anything else might not even have one.
    const said = typeof value.type === 'string' ? JSON.stringify(value.type) : 'of that type';
    return { field: 'type', message: `There is no command ${said}.` };
  }
  return shape(value, '');
}
