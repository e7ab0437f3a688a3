import { err } from '@baize/exact';
import { wordsEntry } from './json-entry.ts';
import { type EntryResult, notAResult, rollOf } from './record-entry.ts';

/** Where the result stands in a table with a header: in three columns, or in one. */
export interface CsvColumns {
  readonly delimiter: string;
  readonly columns: readonly number[];
}

/** Reads a header such as `time,die1,die2,die3` or `round;cards`; null if the line is none. */
export function csvHeader(line: string): CsvColumns | null {
  const delimiter = [',', ';', '\t'].find((candidate) => line.includes(candidate)) ?? ',';
  const names = csvFields(line, delimiter).map((name) => name.trim().toLowerCase());
  const dice = [1, 2, 3].map((die) =>
    names.findIndex((name) => new RegExp(`^(die|dice|d)[ _-]?${die}$`).test(name)),
  );
  if (dice.every((column) => column >= 0)) return { delimiter, columns: dice };
  const single = names.findIndex((name) => /^(rolls?|dice|cards?|deal|hand|deck)$/.test(name));
  return single < 0 ? null : { delimiter, columns: [single] };
}

export function csvEntry(line: string, { delimiter, columns }: CsvColumns): EntryResult {
  const fields = csvFields(line, delimiter);
  const values = columns.map((column) => fields[column]?.trim() ?? '');
  if (values.some((value) => value === '')) return err(notAResult());
  return values.length === 1 ? wordsEntry(values[0] ?? '') : rollOf(values);
}

/** Fields may stand in double quotes, and then contain the delimiter. */
function csvFields(line: string, delimiter: string): readonly string[] {
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
