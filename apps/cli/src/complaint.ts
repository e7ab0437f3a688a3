import { usageError } from './command.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import type { Io } from './io.ts';

/** Why a command cannot do what it was asked, and how the shell is told. */
export interface Complaint {
  readonly code: typeof EXIT.negative | typeof EXIT.usage;
  readonly message: string;
}

/** The command line is wrong: an operand is missing, an option cannot be read. */
export function misuse(message: string): Complaint {
  return { code: EXIT.usage, message };
}

/** The command line is right and the answer is no: there is no such game or bet. */
export function refusal(message: string): Complaint {
  return { code: EXIT.negative, message };
}

export function complain(io: Pick<Io, 'err'>, name: string, complaint: Complaint): ExitCode {
  if (complaint.code === EXIT.usage) return usageError(io, name, complaint.message);
  io.err.write(`baize ${name}: ${complaint.message}\n`);
  return complaint.code;
}
