import { assert } from '@baize/exact';
import type { StepName } from '@baize/game';
import type { MechanicCommand, MechanicSentCommand } from '../contributions.ts';
import { oncePer, type TableLibrary } from '../library.ts';
import { fields, type Shape } from '../well-formed/shape.ts';
import { BET_COMMANDS } from './bet-commands.ts';
import type { CommandEntry, CommandIn, Screen, SentIn } from './command-entry.ts';
import { HOUSE_COMMANDS } from './house-commands.ts';
import { IRREGULARITY_COMMANDS, irregularityCommands } from './irregularity-commands.ts';
import { SERVICE_COMMANDS } from './service-commands.ts';
import { SESSION_COMMANDS } from './session-commands.ts';
import { STEP_COMMANDS } from './step-commands.ts';
import { VISIT_COMMANDS } from './visit-commands.ts';

/** The commands every table knows. Types, forms, wire, guard, permissions, keys and documents come from these entries. */
export const COMMON_COMMANDS = {
  ...HOUSE_COMMANDS,
  ...SESSION_COMMANDS,
  ...VISIT_COMMANDS,
  ...BET_COMMANDS,
  ...STEP_COMMANDS,
  ...IRREGULARITY_COMMANDS,
  ...SERVICE_COMMANDS,
};

export type CommonCommandType = keyof typeof COMMON_COMMANDS;

/** A command as a table reads it, complete. */
export type Command = CommandIn<typeof COMMON_COMMANDS> | MechanicCommand;
export type CommandType = Command['type'];
/** A command as it is sent: without what only the floor knows. */
export type SentCommand = SentIn<typeof COMMON_COMMANDS> | MechanicSentCommand;

/** The one list of commands of a house: those of every table, and those of its mechanics. */
export interface CommandRegistry {
  readonly entries: Readonly<Record<CommandType, CommandEntry>>;
  readonly types: readonly CommandType[];
  readonly shapes: ReadonlyMap<unknown, Shape>;
  isType(type: unknown): type is CommandType;
  /** What a screen shows as possible or not, in the order of the registry. */
  on(screen: Screen): readonly CommandType[];
  /** The command that takes a step of a procedure. */
  taking(step: StepName): CommandType | undefined;
  /** Whether a command is meant for the round its sender saw, and for no other. */
  concernsRound(type: CommandType): boolean;
}

export const commandsOf: (library: TableLibrary) => CommandRegistry = oncePer(registryOf);

const typeOnly: Shape = () => null;

function registryOf({ mechanics }: TableLibrary): CommandRegistry {
  const entries: Record<string, CommandEntry> = {
    ...COMMON_COMMANDS,
    ...irregularityCommands(mechanics),
  };
  for (const { id, commands } of mechanics) {
    for (const [type, entry] of Object.entries(commands)) {
      assert(!Object.hasOwn(entries, type), `Two mechanics have a command ${type}.`);
      entries[type] = { ...entry, game: id };
    }
  }
  // The keys are those of the groups that the types are drawn from, which a record cannot show.
  const all = entries as Readonly<Record<CommandType, CommandEntry>>;
  const types = Object.keys(all) as readonly CommandType[];
  const shown = (screen: Screen) => types.filter((type) => all[type].screens.includes(screen));
  const onScreen = { terminal: shown('terminal'), console: shown('console'), pit: shown('pit') };
  return {
    entries: all,
    types,
    shapes: new Map(types.map((type) => [type, fields({ type: typeOnly, ...all[type].fields })])),
    isType: (type): type is CommandType => typeof type === 'string' && Object.hasOwn(all, type),
    on: (screen) => onScreen[screen],
    taking: (step) => types.find((type) => all[type].takes === step),
    concernsRound: (type) => all[type].about === 'round',
  };
}
