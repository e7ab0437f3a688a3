import { assert } from '@baize/exact';
import {
  COMMON_COMMANDS,
  type CommandType,
  type CommonCommandType,
  commandsOf,
  type SentCommand,
  sentForms,
  type TableLibrary,
} from '@baize/table';
import { z } from 'zod';
import { oncePerLibrary } from '../once-per-library.ts';
import { openWords } from '../open-words.ts';
import { schemasOf } from './schema-of.ts';

/** A command as it is sent: the table's own, without what only the server knows. */
export type WireCommand = SentCommand;
export type WireCommandType = CommandType;

const COMMON = Object.keys(COMMON_COMMANDS) as readonly CommonCommandType[];

/** The type of a command: of every table, or of a mechanic. */
export const wireCommandType: z.ZodType<WireCommandType> = openWords<WireCommandType>(
  COMMON,
  /^[A-Z][A-Za-z]{0,63}$/,
);

/** The commands that tables of a library take: those of every table, and those of its mechanics. */
export const wireCommandOf = oncePerLibrary((library: TableLibrary): z.ZodType<WireCommand> => {
  const { types, entries } = commandsOf(library);
  const [first, ...others] = types.map((type) =>
    z.strictObject({ type: z.literal(type), ...schemasOf(sentForms(entries[type])) }),
  );
  assert(first !== undefined, 'There are commands.');
  // The registry gives both the schema and the type; the compiler cannot see that they are the same.
  return z.discriminatedUnion('type', [first, ...others]) as z.ZodType as z.ZodType<WireCommand>;
});
