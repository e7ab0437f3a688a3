import type { Command } from './command.ts';
import { apportion } from './commands/apportion.ts';
import { clause } from './commands/clause.ts';
import { completionOf } from './commands/completion.ts';
import { explain } from './commands/explain.ts';
import { games } from './commands/games.ts';
import { helpFor } from './commands/help.ts';
import { houseWay } from './commands/house-way.ts';
import { settle } from './commands/settle.ts';
import { table } from './commands/table.ts';

/** The only list of commands, in the order of `baize help`. A new command is one file and one line. */
const COMMANDS_OF_GAMES: readonly Command[] = [
  games,
  settle,
  explain,
  houseWay,
  apportion,
  clause,
  table,
];

/** Help and completion are written from the list, themselves included. */
export const COMMANDS: readonly Command[] = [
  ...COMMANDS_OF_GAMES,
  completionOf(() => COMMANDS),
  helpFor(() => COMMANDS),
];
