import type { Actor, Recorded } from '@baize/table';
import { decodeFacts, type Queryable, readRowWith } from '../store/journal-row.ts';
import type { RunningTable } from '../tables/running-table.ts';

/**
 * What an operation brought about when it was given, for whoever gave it; nothing for anybody else. Where the table is by
 * now makes no difference: the journal has it.
 */
export async function factsAgain(
  database: Queryable,
  table: Pick<RunningTable, 'id' | 'state'>,
  { op, by }: { readonly op: string; readonly by: Actor },
  sequence: number,
): Promise<readonly Recorded[]> {
  const row = await readRowWith(database, table.id, sequence);
  if (!row) return [];
  const { instruments } = table.state();
  return decodeFacts(row).filter(
    (fact) => fact.op === op && isSame(fact.by, by) && !isInDoubt(fact),
  );

  /** Of a ticket in doubt the number is proof that somebody holds the paper, so that no screen tells it. */
  function isInDoubt({ event }: Recorded): boolean {
    return (
      event.type === 'InstrumentIssued' && instruments.get(event.number)?.status === 'in-doubt'
    );
  }
}

function isSame(one: Actor, other: Actor): boolean {
  if (one.kind === 'system' || other.kind === 'system') return one.kind === other.kind;
  return one.kind === other.kind && one.id === other.id;
}
