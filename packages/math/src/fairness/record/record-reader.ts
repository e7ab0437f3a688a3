import { err, ok, type Result } from '@baize/exact';
import { type CsvColumns, csvEntry, csvHeader } from './csv-columns.ts';
import { jsonEntry, wordsEntry } from './json-entry.ts';
import {
  type EntryResult,
  notAResult,
  type RecordEntry,
  type RecordFault,
} from './record-entry.ts';

/** What is known of a record so far; the next line is read in the light of it. */
export interface RecordReader {
  readonly columns: CsvColumns | null;
  readonly kind: RecordEntry['kind'] | null;
}

export const NEW_RECORD: RecordReader = { columns: null, kind: null };

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
    const columns = text.startsWith('{') || text.startsWith('[') ? null : csvHeader(text);
    if (columns !== null) return { reader: { ...reader, columns }, entry: ok(null) };
  }
  const entry = entryOf(reader, text);
  if (!entry.ok) return { reader, entry };
  if (reader.kind !== null && reader.kind !== entry.value.kind) {
    const message = `This is a ${entry.value.kind} in a record of ${reader.kind}s.`;
    return { reader, entry: err({ code: 'mixed', message }) };
  }
  return { reader: { ...reader, kind: entry.value.kind }, entry };
}

function entryOf({ columns, kind }: RecordReader, text: string): EntryResult {
  const entry = parseEntry(columns, text);
  // Whoever recorded dice would wonder what cards have to do with it.
  if (!entry.ok && entry.error.code === 'no-such-card' && kind === 'roll') return err(notAResult());
  return entry;
}

function parseEntry(columns: CsvColumns | null, text: string): EntryResult {
  if (text.startsWith('{') || text.startsWith('[')) return jsonEntry(text);
  return columns === null ? wordsEntry(text.replaceAll('"', '')) : csvEntry(text, columns);
}
