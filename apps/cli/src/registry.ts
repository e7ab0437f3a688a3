import type { Command } from './command.ts';

/**
 * The only list of commands, in the order of `baize help`. A new command is one file and one line. Each is loaded
 * when somebody calls it: printing a version takes no rulebook and no mathematics.
 */
const LOADERS: Readonly<Record<string, () => Promise<Command>>> = {
  games: async () => (await import('./commands/games.ts')).games,
  settle: async () => (await import('./commands/settle.ts')).settle,
  explain: async () => (await import('./commands/explain.ts')).explain,
  'house-way': async () => (await import('./commands/house-way.ts')).houseWay,
  apportion: async () => (await import('./commands/apportion.ts')).apportion,
  analyze: async () => (await import('./commands/analyze.ts')).analyze,
  compare: async () => (await import('./commands/compare.ts')).compare,
  price: async () => (await import('./commands/price.ts')).price,
  ticket: async () => (await import('./commands/ticket.ts')).ticket,
  exposure: async () => (await import('./commands/exposure.ts')).exposure,
  readings: async () => (await import('./commands/readings.ts')).readings,
  solve: async () => (await import('./commands/solve.ts')).solve,
  advise: async () => (await import('./commands/advise.ts')).advise,
  par: async () => (await import('./commands/par.ts')).par,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  fairness: async () => (await import('./commands/fairness.ts')).fairness,
  'rng-test': async () => (await import('./commands/rng-test.ts')).rngTest,
  clause: async () => (await import('./commands/clause.ts')).clause,
  book: async () => (await import('./commands/book.ts')).book,
  table: async () => (await import('./commands/table.ts')).table,
  play: async () => (await import('./commands/play.ts')).play,
  serve: async () => (await import('./commands/serve.ts')).serve,
  verify: async () => (await import('./commands/verify.ts')).verify,
  replay: async () => (await import('./commands/replay.ts')).replay,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  tumbler: async () => (await import('./commands/tumbler.ts')).tumbler,
  // Help and completion are written from the list, themselves included.
  completion: async () => (await import('./commands/completion.ts')).completionOf(loadCommands),
  help: async () => (await import('./commands/help.ts')).helpFor(loadCommands),
};

export const COMMAND_NAMES: readonly string[] = Object.keys(LOADERS);

/** The command of a name; null where there is none. */
export async function loadCommand(name: string): Promise<Command | null> {
  const load = Object.hasOwn(LOADERS, name) ? LOADERS[name] : undefined;
  return load ? load() : null;
}

export async function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}
