import { err, ok, type Result } from '@baize/exact';
import { formatOfFile, type ParFormat, parseFormat } from '@baize/report';
import { type Complaint, misuse } from '../complaint.ts';
import { showValue } from '../json-lines/show-value.ts';

export interface ParOutput {
  /** Null for standard output. */
  readonly file: string | null;
  readonly format: ParFormat;
}

const BINARY: readonly ParFormat[] = ['pdf', 'xlsx'];

/** Where the sheet goes and in which format; the ending of the file decides unless told otherwise. */
export function outputFrom(
  file: string | null,
  format: string | null,
): Result<ParOutput, Complaint> {
  if (file === null && format === null) {
    return err(misuse('--out FILE says where the sheet goes, and its ending in which format'));
  }
  const known = format === null ? formatOfFile(file ?? '') : parseFormat(format);
  if (!known.ok) return err(misuse(lowerFirst(known.error.message)));
  if (file === null && BINARY.includes(known.value)) {
    return err(misuse(`a sheet in ${known.value} is no text; name a file with --out`));
  }
  return ok({ file, format: known.value });
}

/** A day of the calendar: `2026-02-30` is none. */
export function dateFrom(text: string | null): Result<string | null, Complaint> {
  if (text === null) return ok(null);
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime());
  return isDay && day.toISOString().startsWith(text)
    ? ok(text)
    : err(misuse(`--date is a day such as 2026-01-31, not ${showValue(text)}`));
}

function lowerFirst(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;
}
