import { err, ok, type Result } from '@baize/exact';
import type { Recorded } from '../record-report.ts';
import type { RecordKind, RecordProblem, ResultRead } from './record-kind.ts';

/** One line of a record: which kind of result it holds, and the result. */
export interface RecordEntry {
  readonly kind: RecordKind;
  readonly recorded: Recorded;
}

export type Entry = Result<RecordEntry, RecordProblem>;

/** Words between spaces, commas or dashes. */
export function wordsEntry(kinds: readonly RecordKind[], text: string): Entry {
  const words = text.split(/[\s,;-]+/).filter((word) => word !== '');
  const [only = ''] = words;
  if (words.length === 1) {
    for (const kind of kinds) {
      const read = kind.readWord(only);
      if (read !== null) return entryOf(kind, read);
    }
  }
  return listEntry(kinds, words);
}

export function listEntry(kinds: readonly RecordKind[], values: readonly unknown[]): Entry {
  const kind = kinds.find(({ isMeant }) => isMeant(values));
  return kind === undefined ? err(notAResult(kinds)) : entryOf(kind, kind.read(values));
}

export function entryOf(kind: RecordKind, read: ResultRead): Entry {
  return read.ok ? ok({ kind, recorded: read.value }) : read;
}

export function notAResult(kinds: readonly RecordKind[]): RecordProblem {
  const examples = kinds.map(({ example }) => example).join(', or ');
  return { code: 'not-a-result', message: `A line holds ${examples}.` };
}
