import type { StepName } from '@baize/game';
import { CARD_COMMANDS } from '../mechanics/si-ki-pi/card-commands.ts';
import { DICE_COMMANDS, EQUIPMENT_COMMANDS } from '../mechanics/three-dice/dice-commands.ts';
import { BET_COMMANDS } from './bet-commands.ts';
import type { CommandEntry, CommandIn, Screen, SentIn } from './command-entry.ts';
import { HOUSE_COMMANDS } from './house-commands.ts';
import { IRREGULARITY_COMMANDS } from './irregularity-commands.ts';
import { SESSION_COMMANDS } from './session-commands.ts';
import { STEP_COMMANDS } from './step-commands.ts';

// The one list of commands. Types, forms, wire, guard, permissions, keys and documents come from it.
const REGISTRY = {
  ...HOUSE_COMMANDS,
  ...EQUIPMENT_COMMANDS,
  ...SESSION_COMMANDS,
  ...BET_COMMANDS,
  ...STEP_COMMANDS,
  ...DICE_COMMANDS,
  ...IRREGULARITY_COMMANDS,
  ...CARD_COMMANDS,
};

/** A command as a table reads it, complete. */
export type Command = CommandIn<typeof REGISTRY>;
export type CommandType = Command['type'];
/** A command as it is sent: without what only the floor knows. */
export type SentCommand = SentIn<typeof REGISTRY>;

export const COMMANDS: Readonly<Record<CommandType, CommandEntry>> = REGISTRY;

export const COMMAND_TYPES = Object.keys(REGISTRY) as readonly CommandType[];

export function isCommandType(type: unknown): type is CommandType {
  return typeof type === 'string' && Object.hasOwn(COMMANDS, type);
}

const ON_SCREEN: Readonly<Record<Screen, readonly CommandType[]>> = {
  terminal: shownOn('terminal'),
  console: shownOn('console'),
  pit: shownOn('pit'),
};

function shownOn(screen: Screen): readonly CommandType[] {
  return COMMAND_TYPES.filter((type) => COMMANDS[type].screens.includes(screen));
}

/** What a screen shows as possible or not, in the order of the registry. */
export function commandsOn(screen: Screen): readonly CommandType[] {
  return ON_SCREEN[screen];
}

/** The command that takes a step of a procedure. */
export function commandTaking(step: StepName): CommandType | undefined {
  return COMMAND_TYPES.find((type) => COMMANDS[type].takes === step);
}

/** Whether a command is meant for the round its sender saw, and for no other. */
export function concernsRound(type: CommandType): boolean {
  return COMMANDS[type].about === 'round';
}
