import { EXIT, type ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';
import { overview } from './overview.ts';
import { COMMAND_NAMES, loadCommand, loadCommands } from './registry.ts';
import { nearest } from './text/nearest.ts';
import { VERSION } from './version.ts';

/** Runs one command line and says how it went. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
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
async function orSystemFailure(running: Promise<ExitCode>, io: Io): Promise<ExitCode> {
  try {
    return await running;
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    io.err.write(`baize: ${error.message}\n`);
    return EXIT.negative;
  }
}
