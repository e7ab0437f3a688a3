import type { Pool } from 'pg';
import { type KnownInstrument, readInstrument } from '../store/floor-knowledge.ts';

/** Instruments that could still be paid, the newest first. */
export async function outstandingInstruments(
  database: Pick<Pool, 'query'>,
  limit: number,
): Promise<readonly KnownInstrument[]> {
  const { rows } = await database.query<{ readonly number: string }>(
    `select number from instruments where status = 'issued'
     order by issued_at desc, number limit $1`,
    [limit],
  );
  const known = await Promise.all(rows.map(({ number }) => readInstrument(database, number)));
  return known.filter((each) => each !== undefined);
}
