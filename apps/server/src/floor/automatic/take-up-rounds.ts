import type { Seed } from '@baize/chance';
import { decodeFacts } from '../../store/journal-row.ts';
import { type Queryable, readLatestRowNaming } from '../../store/read-journal.ts';
import type { FloorTables } from '../tables/floor-tables.ts';
import type { VirtualResults } from './virtual-results.ts';

export interface TakingUp {
  readonly results: VirtualResults;
  readonly database: Queryable;
}

/**
 * Gives rounds in progress back what the process before this one knew of them. A seed of no round in progress is
 * dropped; the row that closed the bets is asked of the journal, since nothing else is as durable as it.
 */
export async function takeUpRounds(
  floor: Pick<FloorTables, 'list'>,
  left: readonly Seed[] | undefined,
  { results, database }: TakingUp,
): Promise<void> {
  if (!left || left.length === 0) return;
  for (const { table } of floor.list()) {
    const { round } = table.state();
    if (!round?.commitment) continue;
    const closeHash = await closingHash(database, table.id, round.id);
    results.takeUp(round, left, closeHash);
  }
}

/** Null while bets are open. */
async function closingHash(
  database: Queryable,
  table: string,
  round: string,
): Promise<string | null> {
  const row = await readLatestRowNaming(database, table, 'BetsClosed');
  const isOfRound = row
    ? decodeFacts(row).some(({ event }) => event.type === 'BetsClosed' && event.round === round)
    : false;
  return row && isOfRound ? row.hash.toString('hex') : null;
}
