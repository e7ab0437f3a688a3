import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { type CsvShape, csvAnswer } from './csv-answer.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { helpOf } from './help-text.ts';
import type { Io, World } from './io.ts';
import type { Options, OptionValues } from './option.ts';
import { nearest } from './text/nearest.ts';

export interface Example {
  readonly command: string;
  readonly does: string;
}

interface CommandDescription {
  readonly name: string;
  /** One line in the list of commands. */
  readonly summary: string;
  /** What follows the name: `[FILE...]`. */
  readonly operands: string;
  /** Paragraphs of the help text. */
  readonly details: readonly string[];
  readonly examples: readonly Example[];
  /** When the command ends with 1; every command ends with 0 or 2 for the same reasons. */
  readonly negativeWhen: string | null;
  /** Other codes it may end with, and when. */
  readonly otherEnds?: readonly (readonly [code: ExitCode, when: string])[];
  /** Where it prints a table: which part of its JSON answer `--csv` writes. */
  readonly csv?: CsvShape;
  /** What a shell may offer as operand. */
  readonly completes: 'files' | 'nothing' | readonly string[];
}

interface CommandDefinition<O extends Options> extends CommandDescription {
  readonly options: O;
  /** Whether it asks the library at all; one that does not is there before the books are. */
  readonly asksLibrary?: false;
  readonly run: (
    values: OptionValues<O>,
    operands: readonly string[],
    io: Io,
  ) => Promise<ExitCode> | ExitCode;
}

/** A command as the registry sees it. */
export interface Command extends CommandDescription {
  readonly options: Options;
  readonly execute: (args: readonly string[], world: World) => Promise<ExitCode>;
}

const csvOption = {
  csv: {
    type: 'boolean',
    describe: 'Write the table as comma-separated values, for a spreadsheet.',
  },
} as const satisfies Options;

const everywhereOptions = {
  with: {
    type: 'string',
    value: 'PATH',
    multiple: true,
    describe: 'Also use the rulebooks of this package (a folder or a file); repeatable.',
    completes: 'files',
  },
  help: { type: 'boolean', short: 'h', describe: 'Show this help.' },
} as const satisfies Options;

/** Gives a definition its command line: `--help`, `--with`, `--csv` where there is a table, and complaints about options nobody knows. */
export function command<const O extends Options>(definition: CommandDefinition<O>): Command {
  const { run, asksLibrary = true, ...description } = definition;
  const { csv: shape } = definition;
  const options: O & typeof everywhereOptions = {
    ...definition.options,
    ...(shape && csvOption),
    ...everywhereOptions,
  };
  const answer = async (values: OptionValues<O>, operands: readonly string[], io: Io) => {
    if (!shape || !('csv' in values && values.csv === true)) return run(values, operands, io);
    if ('json' in values && values.json === true)
      return usageError(io, definition.name, '--csv or --json, not both');
    const { sink, finish } = csvAnswer(shape, io.out, io.err);
    const code = await run({ ...values, json: true }, operands, { ...io, out: sink });
    finish();
    return code;
  };
  const complete = { ...description, options };
  return {
    ...complete,
    execute: async (args, world) => {
      const parsed = parseArguments(args, options);
      if (!parsed.ok) return usageError(world, definition.name, parsed.error);
      const { values, operands } = parsed.value;
      if (values.help) {
        world.out.write(helpOf(complete));
        return EXIT.ok;
      }
      const library = await libraryFor(values.with, world, asksLibrary);
      if (!library.ok) return usageError(world, definition.name, library.error);
      const packages = values.with.length === 0 ? world.packages : values.with;
      return answer(values, operands, { ...world, library: library.value, packages });
    },
  };
}

/** The books a command works with, loaded when it is known that there is a use for them. */
async function libraryFor(
  paths: readonly string[],
  { library }: World,
  asksLibrary: boolean,
): Promise<Result<HouseLibrary, string>> {
  if (paths.length === 0 && library) return ok(library);
  if (paths.length === 0 && !asksLibrary) return ok(NO_BOOKS);
  const { loadLibrary } = await import('@baize/loader');
  return loadLibrary(paths);
}

const NO_BOOKS: HouseLibrary = {
  mechanics: [],
  books: [],
  games: [],
  findGame: (id) => err({ code: 'unknown-game', message: `There is no game ${id}.`, known: [] }),
  findClause: () => null,
};

/** Says what was called wrongly and where to read how to call it. */
export function usageError(io: Pick<Io, 'err'>, name: string, message: string): ExitCode {
  io.err.write(`baize ${name}: ${message}\nTry \`baize ${name} --help\`.\n`);
  return EXIT.usage;
}

interface Arguments<O extends Options> {
  readonly values: OptionValues<O>;
  /** What is left when the options are taken out: files, a game, a clause. */
  readonly operands: readonly string[];
}

/** Reads the command line of one command; the error is a sentence for the person who typed it. */
function parseArguments<O extends Options>(
  args: readonly string[],
  options: O,
): Result<Arguments<O>, string> {
  try {
    const { values, positionals } = parseArgs({
      args: withNumbersJoined(args, options),
      options: parseArgsOptions(options),
      allowPositionals: true,
      strict: true,
    });
    const complete = Object.entries(options).map(([name, option]) => {
      const absent = option.type === 'boolean' ? false : option.multiple ? [] : null;
      return [name, values[name] ?? absent];
    });
    return ok({ values: Object.fromEntries(complete) as OptionValues<O>, operands: positionals });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return err(complaint(error, Object.keys(options)));
  }
}

/** `--edge -5%` as `--edge=-5%`: a number below zero is a value, and no option is called by a number. */
function withNumbersJoined(args: readonly string[], options: Options): string[] {
  const joined: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const [arg = '', next = ''] = args.slice(at, at + 2);
    if (arg === '--') return [...joined, ...args.slice(at)];
    const takesValue = options[arg.slice(2)]?.type === 'string' && arg.startsWith('--');
    if (takesValue && /^-\.?\d/.test(next)) {
      joined.push(`${arg}=${next}`);
      at += 1;
    } else {
      joined.push(arg);
    }
  }
  return joined;
}

function parseArgsOptions(options: Options) {
  return Object.fromEntries(
    Object.entries(options).map(([name, { type, short, ...rest }]) => [
      name,
      {
        type,
        multiple: 'multiple' in rest,
        ...(short === undefined ? {} : { short }),
      },
    ]),
  );
}

/** Node's own sentence, without its advice on `--`, and with the option probably meant. */
function complaint({ message }: TypeError, known: readonly string[]): string {
  const [first = message] = message.split(/\. |\n/, 1);
  const unknown = /^Unknown option '--?([^']*)'/.exec(first)?.[1];
  const suggestion = unknown === undefined ? null : nearest(unknown, known);
  const sentence = first.replace(/\.$/, '').replace(/^Unknown option/, 'there is no option');
  return suggestion === null ? sentence : `${sentence}; is it --${suggestion}?`;
}
