import type { RoundRecord } from '@baize/table';
import type { JournalRow } from '../../store/journal-row.ts';

/** A row of the journal as it can be checked by hand. */
export interface ChainedRow {
  readonly table: string;
  readonly first: number;
  readonly last: number;
  readonly at: number;
  readonly previous: string;
  readonly hash: string;
  /** The exact text that was hashed; null where it would show other people's bets. */
  readonly events: string | null;
}

export const HASHING = [
  'hash = SHA-256 over seven fields in this order: the text "baize/journal/1", table, first, last, at, previous, events.',
  'Before each field stands its length in bytes as four bytes, most significant first.',
  'Texts are UTF-8; first, last and at are eight bytes, most significant first; previous is the 32 bytes of the hash of the row before.',
  'A row with events can be recomputed from this file alone. Its previous is the hash of the row before it, in this file or in the journal.',
] as const;

/** The rows that hold events of the round. */
export function journalPart(
  rows: readonly JournalRow[],
  { operations }: Pick<RoundRecord, 'operations'>,
  isWhole: boolean,
): readonly ChainedRow[] {
  const sequences = operations.flatMap(({ events }) => events.map(({ sequence }) => sequence));
  return rows
    .filter(({ first, last }) => sequences.some((each) => each >= first && each <= last))
    .map(({ table, first, last, at, previous, hash, events }) => ({
      table,
      first,
      last,
      at,
      previous: previous.toString('hex'),
      hash: hash.toString('hex'),
      events: isWhole ? events.toString('utf8') : null,
    }));
}
