import { err, ok, type Result } from '@baize/exact';
import { STAFF_ROLES } from '../authority/actor.ts';
import type { Command, CommandEnvelope } from '../command.ts';
import type { CommandEntry, KnownCommand } from '../commands/command-entry.ts';
import { commandsOf } from '../commands/registry.ts';
import type { TableLibrary } from '../library.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import { time } from './field-shapes.ts';
import {
  anything,
  fields,
  isObject,
  name,
  oneOf,
  optional,
  type Shape,
  type ShapeProblem,
} from './shape.ts';

/**
 * What stands around a command has a form too. A time that is no number would compare with nothing, and
 * bets would stay open for ever; a position nobody knows must not be taken for one.
 */
function envelopeProblem({ op, at, by, round }: CommandEnvelope): ShapeProblem | null {
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

/** A command out of data nobody has checked, or the field that is wrong with it. */
export function parseCommand(value: unknown, library: TableLibrary): Result<Command, ShapeProblem> {
  const problem = commandProblem(value, knownCommand(value, library));
  return problem ? err(problem) : ok(value as Command);
}

/**
 * The entry of a command that can be understood, or why it cannot. It is asked first, before anybody's
 * authority.
 */
export function understand(
  envelope: CommandEnvelope,
  library: TableLibrary,
): Result<CommandEntry, Refusal> {
  const known = knownCommand(envelope.command, library);
  const problem = commandProblem(envelope.command, known) ?? envelopeProblem(envelope);
  if (!problem && known) return ok(known.entry);
  const { field = '', message = '' } = problem ?? {};
  const facts = field === '' ? {} : { field };
  return refuse('malformed-command', message, floorRule('well-formed'), facts);
}

function knownCommand(value: unknown, library: TableLibrary): KnownCommand | undefined {
  return isObject(value) ? commandsOf(library).known.get(value.type) : undefined;
}

function commandProblem(value: unknown, known: KnownCommand | undefined): ShapeProblem | null {
  if (known) return known.shape(value, '');
  if (!isObject(value)) return { field: '', message: 'A command is an object.' };
  // Only a text can be said back; anything else might not even have one.
  const said = typeof value.type === 'string' ? JSON.stringify(value.type) : 'of that type';
  return { field: 'type', message: `There is no command ${said}.` };
}
