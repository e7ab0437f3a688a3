import { err } from '@baize/exact';
import { type Entry, entryOf, notAResult, wordsEntry } from './entry.ts';
import type { RecordKind } from './record-kind.ts';

/** Where the result stands in a table with a header: in several columns, or in one. */
export interface CsvColumns {
  readonly delimiter: string;
  readonly columns: readonly number[];
  /** The kind whose columns these are; null where words must tell. */
  readonly kind: RecordKind | null;
}

/** Reads a header such as `time,die1,die2,die3` or `round;cards`; null if the line is none. */
export function csvHeader(kinds: readonly RecordKind[], line: string): CsvColumns | null {
  const delimiter = [',', ';', '\t'].find((candidate) => line.includes(candidate)) ?? ',';
  const names = csvFields(line, delimiter).map((name) => name.trim().toLowerCase());
  for (const kind of kinds) {
    const columns = kind.columns?.map((wanted) => names.findIndex((name) => wanted.test(name)));
    if (columns?.every((column) => column >= 0)) return { delimiter, columns, kind };
  }
  const single = names.findIndex((name) => kinds.some(({ fields }) => fields.includes(name)));
  return single < 0 ? null : { delimiter, columns: [single], kind: null };
}

export function csvEntry(kinds: readonly RecordKind[], line: string, header: CsvColumns): Entry {
  const { delimiter, columns, kind } = header;
  const fields = csvFields(line, delimiter);
  const values = columns.map((column) => fields[column]?.trim() ?? '');
  if (values.some((value) => value === '')) return err(notAResult(kinds));
  return kind === null ? wordsEntry(kinds, values[0] ?? '') : entryOf(kind, kind.read(values));
}

/** Fields may stand in double quotes, and then contain the delimiter. */
function csvFields(line: string, delimiter: string): readonly string[] {
  if (!line.includes('"')) return line.split(delimiter);
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  return [...fields, field];
}
