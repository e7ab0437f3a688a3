import { firstSequence, type TableState } from '@baize/table';
import type { Queryable } from '../store/read-journal.ts';

/** Where the events of an operation begin that is remembered for ever. */
export async function findRememberedOperation(
  database: Queryable,
  table: string,
  op: string,
): Promise<number | undefined> {
  const { rows } = await database.query<{ sequence: string }>({
    name: 'remembered-operation',
    text: 'select sequence from operations where table_id = $1 and op = $2',
    values: [table, op],
  });
  return rows.map(({ sequence }) => Number(sequence))[0];
}

/** Whether an operation was accepted: the table remembers the recent ones, the database all of them. */
export async function isKnownOperation(
  database: Queryable,
  table: string,
  state: TableState,
  op: string,
): Promise<boolean> {
  if (firstSequence(state.operations, op) !== undefined) return true;
  return (await findRememberedOperation(database, table, op)) !== undefined;
}
