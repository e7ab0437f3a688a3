import { err, ok, type Result } from '@baize/exact';
import { type CsvColumns, csvEntry, csvHeader } from './csv-columns.ts';
import { type Entry, notAResult, type RecordEntry, wordsEntry } from './entry.ts';
import { jsonEntry } from './json-entry.ts';
import type { RecordFault, RecordKind } from './record-kind.ts';

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
  readonly entry: Result<RecordEntry | null, RecordFault>;
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
  const entry = parsed(kinds, columns, text);
  // Whoever recorded dice would wonder what cards have to do with it.
  if (!entry.ok && kind !== null && !entry.error.code.startsWith('not-')) {
    const own = kind.codes.includes(entry.error.code);
    return own ? entry : err(notAResult(kinds));
  }
  return entry;
}

function parsed(kinds: readonly RecordKind[], columns: CsvColumns | null, text: string): Entry {
  if (text.startsWith('{') || text.startsWith('[')) return jsonEntry(kinds, text);
  if (columns === null) return wordsEntry(kinds, text.replaceAll('"', ''));
  return csvEntry(kinds, text, columns);
}
