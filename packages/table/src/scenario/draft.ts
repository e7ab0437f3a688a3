import type { Actor } from '../authority/actor.ts';
import type { CommandEntry } from '../commands/command-entry.ts';
import { type CommandType, commandsOf } from '../commands/registry.ts';
import { LIBRARY, type TableLibrary } from '../library.ts';
import type { TableState } from '../state.ts';
import { isObject } from '../well-formed/shape.ts';
import { completeConfig } from './complete-config.ts';
import { type Fields, parsePhrase } from './phrase.ts';

/** A command as somebody wrote it: its type is known, its fields may be missing or wrong. */
export interface Draft {
  readonly type: CommandType;
  readonly fields: Fields;
}

/** The command a sentence says, or null where nobody would understand it. */
export function draftOf(sentence: string, library: TableLibrary): Draft | null {
  const { types, entries } = commandsOf(library);
  for (const type of types) {
    for (const phrase of entries[type].says) {
      const fields = parsePhrase(phrase, sentence);
      if (fields) return { type, fields };
    }
  }
  return null;
}

/**
 * A draft with everything added that goes without saying: a player's own terminal, the newest
 * request or matter, the rest of a deck or of a configuration.
 */
export function completeDraft({ type, fields }: Draft, by: Actor, state: TableState): Fields {
  const entry = commandsOf(state[LIBRARY]).entries[type];
  const own = by.kind === 'terminal' && 'terminal' in entry.fields;
  const whole: Fields = {
    ...entry.unsaid,
    ...(own ? { terminal: by.id } : {}),
    ...newest(entry.fields, state),
    ...fields,
    type,
  };
  if (type === 'ConfigureTable' && isObject(whole.config)) {
    return {
      ...whole,
      config: completeConfig(whole.config, state.rules?.config ?? null, state[LIBRARY]),
    };
  }
  return state.rules?.mechanic.completed({ type, fields: whole }) ?? whole;
}

function newest(fields: CommandEntry['fields'], { approvals, matters }: TableState): Fields {
  return {
    ...('matter' in fields ? { matter: [...matters.keys()].at(-1) ?? 'none' } : {}),
    ...('request' in fields ? { request: [...approvals.keys()].at(-1) ?? 'none' } : {}),
  };
}
