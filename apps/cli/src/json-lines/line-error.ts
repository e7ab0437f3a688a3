import type { ErrorCode } from './error-codes.ts';

/** What is wrong with one line of input, for a program (`code`, `field`) and for a person. */
export interface LineError {
  readonly code: ErrorCode;
  /** One sentence that names the field and the rule. */
  readonly message: string;
  /** Where in the request: `bets[0].stake`; null where the line as a whole is meant. */
  readonly field: string | null;
  /** What a program may want to act on: `unit`, `because`, `known`, `suggestion`. */
  readonly details: Readonly<Record<string, unknown>>;
}

export function problem(
  code: ErrorCode,
  field: string | null,
  message: string,
  details: LineError['details'] = {},
): LineError {
  return { code, field, message, details };
}

/** The same problem seen from one level further out: `stake` becomes `bets[0].stake`. */
export function within(place: string, error: LineError): LineError {
  return { ...error, field: error.field === null ? place : `${place}.${error.field}` };
}

/** Where a line came from; the file is named only where there are several. */
export interface Place {
  readonly line: number;
  readonly file: string | null;
}

/** `{"line":3,"error":{...}}`, as it stands in place of the answer. */
export function errorJson(error: LineError, { line, file }: Place): string {
  const { code, message, field, details } = error;
  return JSON.stringify({
    ...(file === null ? {} : { file }),
    line,
    error: {
      code,
      message: clip(message),
      ...(field === null ? {} : { field: clip(field) }),
      ...details,
    },
  });
}

export function errorText(error: LineError, { line, file }: Place): string {
  const place = file === null ? `line ${line}` : `${file}, line ${line}`;
  const field = error.field === null ? '' : `${clip(error.field)}: `;
  return `${place}: ${field}${clip(error.message)} (${error.code})`;
}

const LENGTH = 400;

/** A complaint quotes what it complains of, and that can be as long as a line. */
function clip(text: string): string {
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH - 1)}…`;
}
