import { duplicateKeyIn, err, ok, type Result } from '@baize/exact';
import {
  type Entry,
  entryOf,
  listEntry,
  notAResult,
  type RecordEntry,
  wordsEntry,
} from './entry.ts';
import type { RecordKind, RecordProblem } from './record-kind.ts';

/** What is known of a record so far; the next line is read in the light of it. */
export interface RecordReader {
  /** The kinds of results a record may hold. */
  readonly kinds: readonly RecordKind[];
  readonly columns: CsvColumns | null;
  /** The kind this record holds: that of its first result. */
  readonly kind: RecordKind | null;
}

export function newRecord(kinds: readonly RecordKind[]): RecordReader {
  return { kinds, columns: null, kind: null };
}

export interface LineRead {
  readonly reader: RecordReader;
  /** Null for a line without a result: a header, a comment, an empty line. */
  readonly entry: Result<RecordEntry | null, RecordProblem>;
}

/** Reads one line of a record: CSV with or without a header, JSON, or plain text. */
export function readLine(reader: RecordReader, line: string): LineRead {
  const text = line.replace(/^\uFEFF/, '').trim();
  if (text === '' || text.startsWith('#')) return { reader, entry: ok(null) };
  if (reader.kind === null && reader.columns === null) {
    const columns =
      text.startsWith('{') || text.startsWith('[') ? null : csvHeader(reader.kinds, text);
    if (columns !== null) return { reader: { ...reader, columns }, entry: ok(null) };
  }
  const entry = entryIn(reader, text);
  if (!entry.ok) return { reader, entry };
  const { kind } = entry.value;
  if (reader.kind === null) return { reader: { ...reader, kind }, entry };
  if (reader.kind.kind === kind.kind) return { reader, entry };
  const message = `This is a ${kind.one} in a record of ${reader.kind.one}s.`;
  return { reader, entry: err({ code: 'mixed', message }) };
}

function entryIn({ kinds, columns, kind }: RecordReader, text: string): Entry {
  const entry = parseEntry(kinds, columns, text);
  // Whoever recorded dice would wonder what cards have to do with it.
  if (!entry.ok && kind !== null && !entry.error.code.startsWith('not-')) {
    const own = kind.codes.includes(entry.error.code);
    return own ? entry : err(notAResult(kinds));
  }
  return entry;
}

function parseEntry(kinds: readonly RecordKind[], columns: CsvColumns | null, text: string): Entry {
  if (text.startsWith('{') || text.startsWith('[')) return jsonEntry(kinds, text);
  if (columns === null) return wordsEntry(kinds, text.replaceAll('"', ''));
  return csvEntry(kinds, text, columns);
}

/** A line of JSON: `[4,4,1]`, `{"roll":[4,4,1]}`, `{"cards":"As Kd Th 9c"}`, `["As","Kd"]`. */
function jsonEntry(kinds: readonly RecordKind[], text: string): Entry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'not-json', message: 'The line begins like JSON and is none.' });
  }
  const twice = duplicateKeyIn(text);
  if (twice !== null) {
    const message = `${twice} is there twice; nobody can know which of the two is meant.`;
    return err({ code: 'duplicate-key', message });
  }
  if (Array.isArray(value)) return listEntry(kinds, value);
  if (typeof value !== 'object' || value === null) return err(notAResult(kinds));
  // Other fields, such as the time or the round, are nobody's business here.
  const fields = new Map<string, unknown>(Object.entries(value));
  const name = kinds.flatMap(({ fields: names }) => names).find((each) => fields.has(each));
  const result = name === undefined ? undefined : fields.get(name);
  if (typeof result === 'string') return wordsEntry(kinds, result);
  // A kind whose result is one number is known by the name of its field alone.
  const single = kinds.find(
    (kind) => kind.columns?.length === 1 && kind.fields.includes(name ?? ''),
  );
  if (single && typeof result === 'number') return entryOf(single, single.read([result]));
  return Array.isArray(result) ? listEntry(kinds, result) : err(notAResult(kinds));
}

/** Where the result stands in a table with a header: in several columns, or in one. */
interface CsvColumns {
  readonly delimiter: string;
  readonly columns: readonly number[];
  /** The kind whose columns these are; null where words must tell. */
  readonly kind: RecordKind | null;
}

/** Reads a header such as `time,die1,die2,die3` or `round;cards`; null if the line is none. */
function csvHeader(kinds: readonly RecordKind[], line: string): CsvColumns | null {
  const delimiter = [',', ';', '\t'].find((candidate) => line.includes(candidate)) ?? ',';
  const names = csvFields(line, delimiter).map((name) => name.trim().toLowerCase());
  for (const kind of kinds) {
    const columns = kind.columns?.map((wanted) => names.findIndex((name) => wanted.test(name)));
    if (columns?.every((column) => column >= 0)) return { delimiter, columns, kind };
  }
  const single = names.findIndex((name) => kinds.some(({ fields }) => fields.includes(name)));
  return single < 0 ? null : { delimiter, columns: [single], kind: null };
}

function csvEntry(kinds: readonly RecordKind[], line: string, header: CsvColumns): Entry {
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
