import { COMMAND_TYPES, COMMANDS } from '@baize/house';
import type { CommandType } from '@baize/table';

/** A command as a client sends it, and what the server adds before the table reads it. */
export interface CommandSample {
  readonly wire: { readonly type: CommandType; readonly [field: string]: unknown };
  readonly added: Readonly<Record<string, unknown>>;
}

/** One of each type; every field that may be there is there. */
export const COMMAND_SAMPLES: readonly CommandSample[] = COMMAND_TYPES.map((type) => {
  const { fields, sample } = COMMANDS[type];
  const isAdded = ([field]: readonly [string, unknown]) => fields[field]?.from === 'floor';
  const entries = Object.entries(sample);
  return {
    wire: { type, ...Object.fromEntries(entries.filter((entry) => !isAdded(entry))) },
    added: Object.fromEntries(entries.filter(isAdded)),
  };
});
