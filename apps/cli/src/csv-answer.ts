import { type Column, csvText } from '@baize/exact/csv';
import type { Sink } from './json-lines/sink.ts';

/** Which table of a command's JSON answer becomes comma-separated values. */
export interface CsvShape {
  /** The field that holds a list of rows, or fields that hold one row each; a line without them is a row itself. */
  readonly rows?: string | readonly string[];
  /** Where the rows are one level further down: the list whose items have them. */
  readonly within?: string;
  /** Fields of the line that stand before every row. */
  readonly also?: readonly string[];
}

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };
type Row = Readonly<Record<string, string | number | null>>;

/** Takes JSON lines in the place of standard output, and writes one table of them at the end. */
export interface CsvAnswer {
  readonly sink: Sink;
  finish(): void;
}

/** Errors of single lines are no rows: they go where a person reads them. */
export function csvAnswer(shape: CsvShape, out: Sink, err: Sink): CsvAnswer {
  let text = '';
  const finish = (): void => {
    const lines = text.split('\n').flatMap((line) => {
      const parsed = line === '' ? null : (JSON.parse(line) as Json);
      return isObject(parsed) ? [parsed] : [];
    });
    for (const { line, error } of lines) {
      if (!isObject(error)) continue;
      const where = typeof line === 'number' ? `line ${line}: ` : '';
      err.write(`${where}${textOf(error.message ?? null)}\n`);
    }
    const rows = lines.filter((line) => !('error' in line)).flatMap((line) => rowsIn(line, shape));
    if (rows.length > 0) out.write(csvText(columnsOf(rows), rows));
  };
  return {
    sink: {
      write: (more) => {
        text += more;
      },
      drained: () => Promise.resolve(),
      isClosed: () => out.isClosed(),
    },
    finish,
  };
}

function rowsIn(line: JsonObject, { rows = [], within, also = [] }: CsvShape): readonly Row[] {
  const before = flattenFields(pickFields(line, (field) => also.includes(field)));
  if (typeof rows !== 'string') {
    const named = rows.flatMap((field) => {
      const part = line[field];
      if (!isObject(part)) return [];
      return [
        { ...before, row: field, ...flattenFields(pickFields(part, (_, value) => !isList(value))) },
      ];
    });
    return named.length > 0 ? named : [flattenFields(line)];
  }
  const outer = within === undefined ? undefined : line[within];
  if (isList(outer)) {
    return outer.filter(isObject).flatMap((item) => {
      const about = flattenFields(
        pickFields(item, (field) => field !== rows),
        `${within}.`,
      );
      return listRows(item[rows], rows).map((row) => ({ ...before, ...about, ...row }));
    });
  }
  const list = line[rows];
  return isList(list)
    ? listRows(list, rows).map((row) => ({ ...before, ...row }))
    : [flattenFields(line)];
}

function listRows(list: Json | undefined, name: string): readonly Row[] {
  if (!isList(list)) return [];
  return list.map((item) => (isObject(item) ? flattenFields(item) : { [name]: textOf(item) }));
}

function pickFields(
  value: JsonObject,
  isWanted: (field: string, value: Json) => boolean,
): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key, each]) => isWanted(key, each)));
}

/** What lies within a field gets a column of its own, such as `wins.expected`; a list is one cell. */
function flattenFields(value: JsonObject, prefix = ''): Row {
  const row: Record<string, string | number | null> = {};
  for (const [key, each] of Object.entries(value)) {
    if (isObject(each)) Object.assign(row, flattenFields(each, `${prefix}${key}.`));
    else row[`${prefix}${key}`] = typeof each === 'number' || each === null ? each : textOf(each);
  }
  return row;
}

/** Parts of one thing with spaces between them, things of a list with semicolons. */
function textOf(value: Json): string {
  if (isList(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null);
    return value.map(textOf).join(isPlain ? ' ' : '; ');
  }
  if (isObject(value)) return Object.values(value).map(textOf).join(' ');
  return value === null ? '' : `${value}`;
}

/** Every field that any row has, in the order in which they first come. */
function columnsOf(rows: readonly Row[]): readonly Column<Row>[] {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return titles.map((title) => ({ title, value: (row) => row[title] ?? null }));
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}
