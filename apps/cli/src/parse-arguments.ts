import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@baize/exact';
import type { Options, OptionValues } from './option.ts';
import { nearest } from './text/nearest.ts';

export interface Arguments<O extends Options> {
  readonly values: OptionValues<O>;
  /** What is left when the options are taken out: files, a game, a clause. */
  readonly operands: readonly string[];
}

/** Reads the command line of one command; the error is a sentence for the person who typed it. */
export function parseArguments<O extends Options>(
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
