import type { Command } from './command.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import type { World } from './io.ts';
import { sinkTo } from './json-lines/sink.ts';
import { overview } from './overview.ts';
import { nearest } from './text/nearest.ts';
import { wantsColours } from './text/style.ts';
import { VERSION } from './version.ts';

/**
 * The only list of commands, in the order of `baize help`. A new command is one file and one line; one for the games of
 * one mechanic stands in the folder of that mechanic. Each is loaded when somebody calls it: printing a version takes no
 * rulebook and no mathematics.
 */
const LOADERS: Readonly<Record<string, () => Promise<Command>>> = {
  games: async () => (await import('./commands/games.ts')).games,
  settle: async () => (await import('./commands/settle.ts')).settle,
  explain: async () => (await import('./commands/explain.ts')).explain,
  'house-way': async () => (await import('./mechanics/si-ki-pi/house-way.ts')).houseWay,
  apportion: async () => (await import('./commands/apportion.ts')).apportion,
  analyze: async () => (await import('./commands/mathematics/analyze.ts')).analyze,
  compare: async () => (await import('./commands/mathematics/compare.ts')).compare,
  price: async () => (await import('./commands/mathematics/price.ts')).price,
  ticket: async () => (await import('./commands/floor/ticket.ts')).ticket,
  exposure: async () => (await import('./commands/mathematics/exposure.ts')).exposure,
  readings: async () => (await import('./mechanics/three-dice/readings.ts')).readings,
  solve: async () => (await import('./mechanics/si-ki-pi/solve/solve.ts')).solve,
  advise: async () => (await import('./mechanics/si-ki-pi/advise.ts')).advise,
  par: async () => (await import('./commands/mathematics/par.ts')).par,
  simulate: async () => (await import('./commands/mathematics/simulate.ts')).simulate,
  fairness: async () => (await import('./commands/mathematics/fairness.ts')).fairness,
  'rng-test': async () => (await import('./commands/mathematics/rng-test.ts')).rngTest,
  clause: async () => (await import('./commands/clause.ts')).clause,
  book: async () => (await import('./commands/book.ts')).book,
  table: async () => (await import('./commands/table.ts')).table,
  play: async () => (await import('./commands/play.ts')).play,
  serve: async () => (await import('./commands/floor/serve.ts')).serve,
  verify: async () => (await import('./commands/floor/verify.ts')).verify,
  replay: async () => (await import('./commands/floor/replay.ts')).replay,
  backup: async () => (await import('./commands/floor/backup.ts')).backup,
  migrate: async () => (await import('./commands/floor/migrate.ts')).migrate,
  restore: async () => (await import('./commands/floor/restore.ts')).restore,
  tumbler: async () => (await import('./mechanics/three-dice/tumbler.ts')).tumbler,
  shoe: async () => (await import('./mechanics/si-ki-pi/shoe.ts')).shoe,
  // Help and completion are written from the list, themselves included.
  completion: async () => (await import('./commands/completion.ts')).completionOf(loadCommands),
  help: async () => (await import('./commands/help.ts')).helpFor(loadCommands),
};

const COMMAND_NAMES: readonly string[] = Object.keys(LOADERS);

/** The command of a name; null where there is none. */
async function loadCommand(name: string): Promise<Command | null> {
  const load = Object.hasOwn(LOADERS, name) ? LOADERS[name] : undefined;
  return load ? load() : null;
}

export async function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}

const { stdin, stdout, stderr, argv, env } = process;

process.exitCode = await run(argv.slice(2), {
  input: stdin,
  out: sinkTo(stdout),
  err: sinkTo(stderr),
  isInputTerminal: stdin.isTTY === true,
  isTerminal: stdout.isTTY === true,
  hasColours: wantsColours(stdout.isTTY === true, env),
  screen: stdin.isTTY === true && stdout.isTTY === true ? stdout : null,
  library: null,
  packages: [],
  loadDraw: async () => {
    const { drawBelow } = await import('@baize/chance');
    return (limit) => drawBelow(limit);
  },
});

/** Runs one command line and says how it went. */
export async function run(args: readonly string[], io: World): Promise<ExitCode> {
  const [name, ...rest] = args;
  switch (name) {
    case undefined:
      io.err.write(overview(await loadCommands()));
      return EXIT.usage;
    case '--help':
    case '-h':
      io.out.write(overview(await loadCommands()));
      return EXIT.ok;
    case '--version':
    case '-v':
      io.out.write(`${VERSION}\n`);
      return EXIT.ok;
  }
  const command = await loadCommand(name);
  if (command) return orSystemFailure(command.execute(rest, io), io);
  const suggestion = nearest(name, COMMAND_NAMES);
  const hint =
    suggestion === null ? `The commands are ${COMMAND_NAMES.join(', ')}.` : `Is it ${suggestion}?`;
  io.err.write(`baize: there is no command "${name}". ${hint}\n`);
  return EXIT.usage;
}

/** A full disk is nobody's bug: it gets a sentence. Whatever is a bug keeps its stack. */
async function orSystemFailure(
  running: Promise<ExitCode>,
  io: Pick<World, 'err'>,
): Promise<ExitCode> {
  try {
    return await running;
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    io.err.write(`baize: ${error.message}\n`);
    return EXIT.negative;
  }
}
