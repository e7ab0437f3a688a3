import { firstSequence, type TableState } from '@baize/table';
import type { Queryable } from '../store/read-journal.ts';

/**
 * Where the events of an operation begin that is remembered for ever. One that another table has accepted
 * is an old one here too: whoever sends it again must not be given twice what they asked for once.
 */
export async function findRememberedOperation(
  database: Queryable,
  op: string,
): Promise<number | undefined> {
  const { rows } = await database.query<{ sequence: string }>({
    name: 'remembered-operation',
    text: 'select sequence from operations where op = $1 order by table_id limit 1',
    values: [op],
  });
  return rows.map(({ sequence }) => Number(sequence))[0];
}

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
