import { type ClientBase, DatabaseError } from 'pg';
import type { Changes } from './changes.ts';
import type { JournalRow } from './journal-row.ts';
import type { OfficeKey } from './office.ts';
import { signRow } from './signing-key.ts';
import { usedOperations } from './write-money.ts';

/** What became of a row that was to be appended. */
export type CommitOutcome =
  | { readonly type: 'committed' }
  /** Another server has appended at this place; nothing was written. */
  | { readonly type: 'taken' }
  /** The row before it is not there, so the record ends earlier than it should; nothing was written. */
  | { readonly type: 'gap' }
  /** What the floor knew is not so any more; nothing was written. */
  | Stale;

/** Sequence numbers of events that assumed what is not so. */
export interface Stale {
  readonly type: 'stale';
  readonly sequences: readonly number[];
}

export const COMMITTED: CommitOutcome = { type: 'committed' };
const TAKEN: CommitOutcome = { type: 'taken' };
const GAP: CommitOutcome = { type: 'gap' };

/**
 * A row from which nothing follows, mostly bets, with its operations and kinds, in one statement that is its own
 * transaction. Operations and kinds are written only with the row: without it there are none. A key that is there
 * already says which it is: the place of the row, or an operation that was used before.
 */
export async function appendBare(
  client: ClientBase,
  row: JournalRow,
  { operations, kinds }: Changes,
  signing: OfficeKey,
): Promise<CommitOutcome> {
  const ops = operations.map(({ op }) => op);
  const sequences = operations.map(({ sequence }) => sequence);
  const asked = operations.map((each) => each.asked ?? null);
  const values = [...valuesOf(row, signing), ops, sequences, asked];
  const isOfBets = kinds.length === 0 && ops.length > 0;
  try {
    // Of what is written last there is one row at least, and none where the row could not be appended.
    const { rowCount } = isOfBets
      ? await client.query({ name: 'append-bets', text: APPEND_BETS, values })
      : await client.query({ name: 'append-bare', text: APPEND_BARE, values: [...values, kinds] });
    return rowCount === 0 ? GAP : COMMITTED;
  } catch (error) {
    if (isKeyOf(error, 'journal_pkey')) return TAKEN;
    if (!isKeyOf(error, 'operations_pkey')) throw error;
  }
  // A row that was there already would have said so first: it is inserted before its operations.
  const used = await usedOperations(client, ops);
  const stale = operations.filter(({ op }) => used.has(op));
  return { type: 'stale', sequences: stale.map(({ sequence }) => sequence) };
}

/** The same within a transaction, alone. A row that is just being written in its place is waited for. */
export async function appendRow(
  client: ClientBase,
  row: JournalRow,
  signing: OfficeKey,
): Promise<CommitOutcome> {
  try {
    // Nearly every place is free; asking beforehand whether it is would cost every bet a tenth.
    const values = valuesOf(row, signing);
    const { rowCount } = await client.query({ name: 'append', text: APPEND, values });
    return rowCount === 1 ? COMMITTED : GAP;
  } catch (error) {
    if (isKeyOf(error, 'journal_pkey')) return TAKEN;
    throw error;
  }
}

/**
 * Only after the row that it names: the latest one before this place, by the primary key, has the hash. Before the first
 * row there is none, and its hash is 32 zeros. A database that went back is told from one that goes on like this.
 */
const APPEND = `insert into journal
  (table_id, first, last, at, events, previous, hash, public_key, signature)
  select $1::text, $2::bigint, $3::bigint, $4::bigint, $5::bytea, $6::bytea, $7::bytea, $8::bytea, $9::bytea
  where coalesce((select b.hash from journal as b where b.table_id = $1 and b.first < $2
                  order by b.first desc limit 1), decode(repeat('00', 32), 'hex')) = $6`;

const OPERATIONS = `insert into operations (table_id, op, sequence, asked)
  select $1, op, sequence, asked
  from unnest($10::text[], $11::bigint[], $12::bigint[]) as o (op, sequence, asked)
  where exists (select from appended)`;

const APPEND_BETS = `with appended as (${APPEND} returning first) ${OPERATIONS}`;

const APPEND_BARE = `with appended as (${APPEND} returning first),
  known as (${OPERATIONS}),
  named as (
    insert into journal_kinds (table_id, kind, first)
    select $1, kind, $2 from unnest($13::text[]) as kind where exists (select from appended))
  select from appended`;

function valuesOf(row: JournalRow, { key }: OfficeKey): unknown[] {
  const { table, first, last, at, events, previous, hash } = row;
  // A row that is put back keeps the signature it had.
  const { publicKey, signature } = row.signed ?? signRow(key, row);
  return [table, first, last, at, events, previous, hash, publicKey, signature];
}

function isKeyOf(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.constraint === constraint;
}
