import { assert } from '@baize/exact';
import { COMMAND_TYPES, COMMANDS } from '@baize/house';
import { type CommandType, type SentCommand, sentForms } from '@baize/table';
import { z } from 'zod';
import { mapped } from './schema-of.ts';

/** A command as it is sent: the table's own, without what only the server knows. */
export type WireCommand = SentCommand;
export type WireCommandType = CommandType;

export const wireCommandType = z.enum(COMMAND_TYPES);

const [first, ...others] = COMMAND_TYPES.map((type) =>
  z.strictObject({ type: z.literal(type), ...mapped(sentForms(COMMANDS[type])) }),
);

assert(first !== undefined, 'There are commands.');

// The registry gives both the schema and the type; the compiler cannot see that they are the same.
export const wireCommand = z.discriminatedUnion('type', [
  first,
  ...others,
]) as z.ZodType as z.ZodType<WireCommand>;
