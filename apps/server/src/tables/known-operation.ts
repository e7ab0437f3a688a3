import { firstSequence, type TableState } from '@baize/table';
import type { Queryable } from '../store/read-journal.ts';

/** Where the events of an operation begin that is remembered for ever. */
export async function rememberedOperation(
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

/** How far back the journal is searched for a bet that nothing else remembers. */
const SEARCHED = 24 * 60 * 60 * 1000;

/**
 * Whether an operation was accepted: the table remembers the recent ones, the database for ever
 * those that are not bets. Older bets are searched for in the journal itself, a day back.
 */
export async function isKnownOperation(
  database: Queryable,
  table: string,
  state: TableState,
  op: string,
  now: number,
): Promise<boolean> {
  if (firstSequence(state.operations, op) !== undefined) return true;
  if ((await rememberedOperation(database, table, op)) !== undefined) return true;
  const { rows } = await database.query<{ found: boolean }>(
    `select exists (
       select from journal where table_id = $1 and at >= $2 and position($3::bytea in events) > 0
     ) as found`,
    [table, now - SEARCHED, Buffer.from(`"op":${JSON.stringify(op)},`, 'utf8')],
  );
  return rows[0]?.found === true;
}
