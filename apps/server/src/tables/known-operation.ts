import { type Answer, firstSequence, type TableState } from '@baize/table';
import type { Queryable } from '../store/read-journal.ts';

/**
 * What whoever sends an old operation again is told: at the table that accepted it, where its events
 * begin; at any other, that the id is used up. Nobody is given twice what they asked for once, and nobody
 * takes for done here what was done elsewhere.
 */
export async function findOldAnswer(
  database: Queryable,
  table: string,
  op: string,
): Promise<Answer | undefined> {
  const { rows } = await database.query<{ sequence: string; is_here: boolean }>({
    name: 'remembered-operation',
    text: `select sequence, table_id = $1 as is_here from operations
           where op = $2 order by is_here desc limit 1`,
    values: [table, op],
  });
  const [old] = rows;
  if (!old) return undefined;
  return old.is_here
    ? { type: 'repeated', sequence: Number(old.sequence) }
    : { type: 'refused', refusal: USED_ELSEWHERE };
}

const USED_ELSEWHERE = {
  code: 'malformed-command',
  message: 'This operation id was used at another table; an operation has an id of its own.',
  because: ['baize-floor#well-formed'],
  field: 'op',
} as const;

/** Whether this table has accepted an operation: the table remembers the recent ones, the database all of them. */
export async function isKnownOperation(
  database: Queryable,
  table: string,
  state: TableState,
  op: string,
): Promise<boolean> {
  if (firstSequence(state.operations, op) !== undefined) return true;
  const { rows } = await database.query({
    name: 'known-operation',
    text: 'select 1 from operations where table_id = $1 and op = $2',
    values: [table, op],
  });
  return rows.length > 0;
}
