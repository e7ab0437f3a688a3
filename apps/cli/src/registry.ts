import type { Command } from './command.ts';
import { advise } from './commands/advise.ts';
import { analyze } from './commands/analyze.ts';
import { apportion } from './commands/apportion.ts';
import { backup } from './commands/backup.ts';
import { book } from './commands/book.ts';
import { clause } from './commands/clause.ts';
import { compare } from './commands/compare.ts';
import { completionOf } from './commands/completion.ts';
import { explain } from './commands/explain.ts';
import { exposure } from './commands/exposure.ts';
import { fairness } from './commands/fairness.ts';
import { games } from './commands/games.ts';
import { helpFor } from './commands/help.ts';
import { houseWay } from './commands/house-way.ts';
import { par } from './commands/par.ts';
import { play } from './commands/play.ts';
import { price } from './commands/price.ts';
import { readings } from './commands/readings.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rngTest } from './commands/rng-test.ts';
import { serve } from './commands/serve.ts';
import { settle } from './commands/settle.ts';
import { simulate } from './commands/simulate.ts';
import { solve } from './commands/solve.ts';
import { table } from './commands/table.ts';
import { ticket } from './commands/ticket.ts';
import { tumbler } from './commands/tumbler.ts';
import { verify } from './commands/verify.ts';

/** The only list of commands, in the order of `baize help`. A new command is one file and one line. */
const COMMANDS_OF_GAMES: readonly Command[] = [
  games,
  settle,
  explain,
  houseWay,
  apportion,
  analyze,
  compare,
  price,
  ticket,
  exposure,
  readings,
  solve,
  advise,
  par,
  simulate,
  fairness,
  rngTest,
  clause,
  book,
  table,
  play,
  serve,
  verify,
  replay,
  backup,
  restore,
  tumbler,
];

/** Help and completion are written from the list, themselves included. */
export const COMMANDS: readonly Command[] = [
  ...COMMANDS_OF_GAMES,
  completionOf(() => COMMANDS),
  helpFor(() => COMMANDS),
];
