import { commandsOf } from '@baize/table';

export type { CardPlay } from '@baize/si-ki-pi/table';
export type { DicePlay } from '@baize/three-dice/table';

import { SHIPPED } from './shipped.ts';

// The commands of the house that comes with the platform. A floor with other mechanics asks its own library.
export const {
  entries: COMMANDS,
  types: COMMAND_TYPES,
  isType: isCommandType,
  taking: commandTaking,
  concernsRound,
} = commandsOf(SHIPPED);
