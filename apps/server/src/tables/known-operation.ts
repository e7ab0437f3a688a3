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

/** How many events back the journal is searched for a bet that nothing else remembers. */
const SEARCHED = 200_000;

/**
 * Whether an operation was accepted: the table remembers the recent ones, the database for ever those
 * that are not bets. Older bets are searched for in the journal itself, as far back as a terminal that
 * was away can have any business with.
 */
export async function isKnownOperation(
  database: Queryable,
  table: string,
  state: TableState,
  op: string,
): Promise<boolean> {
  if (firstSequence(state.operations, op) !== undefined) return true;
  if ((await findRememberedOperation(database, table, op)) !== undefined) return true;
  const { rows } = await database.query<{ found: boolean }>(
    `select exists (
       select from journal where table_id = $1 and first >= $2 and position($3::bytea in events) > 0
     ) as found`,
    [table, state.sequence - SEARCHED, Buffer.from(`"op":${JSON.stringify(op)},`, 'utf8')],
  );
  return rows[0]?.found === true;
}
