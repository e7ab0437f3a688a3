import type { Recorded } from '@baize/table';
import type { RowSignature } from './row-signature.ts';
import { hashWithTag } from './tagged-hash.ts';

/** One commit of a table as it is stored: consecutive events, chained to the row before. */
export interface JournalRow {
  readonly table: string;
  /** Sequence numbers of its first and last event. */
  readonly first: number;
  readonly last: number;
  /** When it was decided, in milliseconds; never earlier than the row before. */
  readonly at: number;
  readonly events: Buffer;
  readonly previous: Buffer;
  readonly hash: Buffer;
  /** Who wrote it; null for a draft, and for rows from before they were signed. */
  readonly signed: RowSignature | null;
}

/** Where a journal ends. */
export interface Head {
  readonly last: number;
  readonly at: number;
  readonly hash: Buffer;
}

export const EMPTY_HEAD: Head = { last: 0, at: 0, hash: Buffer.alloc(32) };

/** The row that facts become at the end of a journal. */
export function rowOf(
  table: string,
  head: Head,
  at: number,
  facts: readonly Recorded[],
): JournalRow {
  const first = head.last + 1;
  const last = head.last + facts.length;
  const body = { table, first, last, at, events: encodeFacts(facts), previous: head.hash };
  return { ...body, hash: hashOfRow(body), signed: null };
}

function hashOfRow(row: Omit<JournalRow, 'hash' | 'signed'>): Buffer {
  const { table, first, last, at, previous, events } = row;
  return hashWithTag('baize/journal/1', [table, first, last, at, previous, events]);
}

export function headAfter({ last, at, hash }: JournalRow): Head {
  return { last, at, hash };
}

/** Facts are JSON in UTF-8: what is hashed is what anybody can read. */
function encodeFacts(facts: readonly Recorded[]): Buffer {
  return Buffer.from(JSON.stringify(facts), 'utf8');
}

/** The facts of a row whose hash has been checked, so they are what was once encoded. */
export function decodeFacts({ events }: Pick<JournalRow, 'events'>): readonly Recorded[] {
  return JSON.parse(events.toString('utf8')) as readonly Recorded[];
}

/** What is wrong with a row as the next one after a head; null if nothing is. */
export function rowFault(row: JournalRow, head: Head): string | null {
  if (row.first !== head.last + 1) {
    return `begins with event ${row.first} where ${head.last + 1} is next`;
  }
  if (!row.previous.equals(head.hash)) return 'does not name the row before it';
  if (row.at < head.at) return 'is older than the row before it';
  if (!hashOfRow(row).equals(row.hash)) return 'does not have the hash it claims';
  return null;
}
