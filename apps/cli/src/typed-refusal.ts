import { EXIT, type ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';

/** Why the answer is no: a code for a program, a sentence for a person. */
export interface TypedRefusal {
  readonly code: string;
  readonly message: string;
  /** What a program may want to act on: `known`, `card`, `most`. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Where a JSON line was asked for, the refusal is one; otherwise it is a sentence beside the output. */
export function refuse(
  io: Pick<Io, 'out' | 'err'>,
  name: string,
  isJson: boolean,
  { code, message, details }: TypedRefusal,
): ExitCode {
  if (isJson) io.out.write(`${JSON.stringify({ error: { code, message, ...details } })}\n`);
  else io.err.write(`baize ${name}: ${message} (${code})\n`);
  return EXIT.negative;
}
