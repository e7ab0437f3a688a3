import { CARD_COMMANDS } from '@baize/si-ki-pi/table';
import { COMMON_COMMANDS, type CommandEntry, type CommandType } from '@baize/table';
import { DICE_COMMANDS, EQUIPMENT_COMMANDS } from '@baize/three-dice/table';

// Whoever knows the commands knows what mechanics add to the words of a table.
export type { CardPlay } from '@baize/si-ki-pi/table';
export type { DicePlay } from '@baize/three-dice/table';

/*
 * What a screen has to know of commands before it sends one. Taken from the groups of commands themselves, because a
 * screen that asked the library would load every book with it.
 */

const ENTRIES: Readonly<Record<CommandType, Pick<CommandEntry, 'takes' | 'about'>>> = {
  ...COMMON_COMMANDS,
  ...EQUIPMENT_COMMANDS,
  ...DICE_COMMANDS,
  ...CARD_COMMANDS,
};

function isKnown(type: string): type is CommandType {
  return Object.hasOwn(ENTRIES, type);
}

/** The command that takes a step of a procedure; undefined where none that comes along does. */
export function commandTaking(step: string): CommandType | undefined {
  return Object.keys(ENTRIES)
    .filter(isKnown)
    .find((type) => ENTRIES[type].takes === step);
}

/** Whether a command must say which round it means. What a mechanic from outside adds is done in a round. */
export function concernsRound(type: string): boolean {
  return !isKnown(type) || ENTRIES[type].about === 'round';
}
