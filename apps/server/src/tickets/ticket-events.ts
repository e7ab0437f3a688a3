import type { Recorded } from '@baize/table';
import { decodeFacts, journalRow, type Queryable, type StoredRow } from '../store/journal-row.ts';

export interface PlacedFact extends Recorded {
  readonly table: string;
}

/** The events in the lives of these instruments, by number, oldest first. */
export async function lifeEvents(
  database: Queryable,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly PlacedFact[]>> {
  const lives = new Map<string, PlacedFact[]>();
  if (numbers.length === 0) return lives;
  const { rows } = await database.query<StoredRow & { number: string; sequence: string }>(
    `select l.number, l.sequence, j.*
     from instrument_life as l cross join lateral (
       select * from journal where table_id = l.table_id and first <= l.sequence
       order by first desc limit 1) as j
     where l.number = any ($1::text[]) order by l.at, l.table_id, l.sequence`,
    [numbers],
  );
  for (const row of rows) {
    const fact = decodeFacts(journalRow(row)).find(
      ({ sequence }) => sequence === Number(row.sequence),
    );
    if (!fact) continue;
    lives.set(row.number, [...(lives.get(row.number) ?? []), { ...fact, table: row.table_id }]);
  }
  return lives;
}
