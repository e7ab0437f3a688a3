import { DEFAULT_READINGS } from '@baize/game';
import type { Actor } from '../authority/actor.ts';
import type { CommandEntry } from '../commands/command-entry.ts';
import { type CommandType, commandsOf } from '../commands/registry.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import { mechanicOf } from '../configuration/table-rules.ts';
import { LIBRARY, type TableLibrary } from '../library.ts';
import type { TableState } from '../state.ts';
import { isObject } from '../well-formed/shape.ts';
import { type Fields, parsePhrase } from './phrase.ts';

/** A command as somebody wrote it: its type is known, its fields may be missing or wrong. */
export interface Draft {
  readonly type: CommandType;
  readonly fields: Fields;
}

/** The command a sentence says, or null where nobody would understand it. */
export function draftOf(sentence: string, library: TableLibrary): Draft | null {
  const { types, entries } = commandsOf(library);
  const own = library.mechanics.map(({ phrases }) => phrases ?? {});
  for (const type of types) {
    for (const phrase of entries[type].says) {
      const fields = parsePhrase(phrase, sentence, own);
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

/**
 * A configuration of which only some fields are said: the others are those of the table, or what a
 * small table would have. Limits may be said as `100 to 5000`.
 */
function completeConfig(said: Fields, present: TableConfig | null, library: TableLibrary): Fields {
  const base: Fields = present ? { ...present } : defaultConfig(said.game, library);
  const limits = limitsOf(said.limits, base.limits);
  const readings =
    isObject(said.readings) && isObject(base.readings)
      ? { ...base.readings, ...said.readings }
      : base.readings;
  const layouts = layoutsOf(said.layouts, { ...base, ...said, limits });
  return { ...base, ...said, limits, readings, ...(layouts ? { layouts } : {}) };
}

/** What a layout leaves unsaid is as at the table's own. */
function layoutsOf(said: unknown, { limits, differential }: Fields): unknown {
  if (!Array.isArray(said)) return said;
  return said.map((each) =>
    isObject(each)
      ? { houseTable: null, differential, ...each, limits: limitsOf(each.limits, limits) }
      : each,
  );
}

function defaultConfig(game: unknown, library: TableLibrary): Fields {
  const smallest = smallestTable(game, library);
  return {
    table: 'T1',
    game,
    readings: DEFAULT_READINGS,
    houseTable: null,
    unit: smallest.unit,
    limits: { default: { minimum: 100, maximum: 10_000 }, kinds: {} },
    differential: null,
    mode: 'dealt',
    resultSource: 'dealer',
    bettingSeconds: null,
    bettingSecondsMinimum: 0,
    boxes: smallest.boxes,
    approvalMinutes: 10,
    handPayAbove: null,
    roundsKept: 50,
  };
}

/** The smallest bet unit at which every price of a game is exact, and the boxes it has. */
function smallestTable(
  game: unknown,
  library: TableLibrary,
): { readonly unit: number; readonly boxes: number } {
  const entry = library.findGame(String(game));
  if (!entry.ok) return { unit: 1, boxes: 0 };
  return mechanicOf(entry.value.book.mechanic, library).smallest(entry.value);
}

function limitsOf(said: unknown, base: unknown): unknown {
  if (said === undefined) return base;
  const range = rangeOf(said);
  if (range) return { default: range, kinds: isObject(base) ? base.kinds : {} };
  if (!isObject(said)) return said;
  const { default: first, ...kinds } = said;
  if ('kinds' in kinds) return said;
  const present = isObject(base) ? base.default : undefined;
  return {
    default: first === undefined ? present : (rangeOf(first) ?? first),
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, each]) => [kind, rangeOf(each) ?? each]),
    ),
  };
}

function rangeOf(text: unknown): { minimum: number; maximum: number } | null {
  const found = typeof text === 'string' ? /^(\d+) to (\d+)$/.exec(text.trim()) : null;
  return found ? { minimum: Number(found[1]), maximum: Number(found[2]) } : null;
}
