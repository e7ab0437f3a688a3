import { err, ok, type Result } from '@baize/exact';
import { restoredFrom, snapshotOf, type TableState } from '@baize/table';
import type { Head } from './journal-row.ts';
import { type Queryable, readRowWith } from './read-journal.ts';
import { isSigned, type SigningKey } from './signing-key.ts';
import { taggedHash } from './tagged-hash.ts';

/** A table at the end of some row of its journal. */
export interface Restored {
  readonly state: TableState;
  readonly head: Head;
}

export interface StoredSnapshot {
  readonly table: string;
  readonly sequence: number;
  /** Of the journal row it was taken after. */
  readonly hash: Buffer;
  readonly state: Buffer;
  readonly publicKey: Buffer;
  readonly signature: Buffer;
}

const KEPT = 2;

/** Writes down a table as it is, and forgets all but the newest snapshots of it. */
export async function writeSnapshot(
  database: Queryable,
  table: string,
  { state, head }: Restored,
  key: SigningKey,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(snapshotOf(state)), 'utf8');
  const sealed = { table, sequence: head.last, hash: head.hash, state: bytes };
  await database.query(
    `insert into snapshots (table_id, sequence, at, hash, state, public_key, signature)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [table, head.last, head.at, head.hash, bytes, key.publicKey, key.sign(sealOf(sealed))],
  );
  await database.query(
    `delete from snapshots where table_id = $1 and sequence not in (
       select sequence from snapshots where table_id = $1 order by sequence desc limit $2)`,
    [table, KEPT],
  );
}

/**
 * The newest snapshot that can be believed: signed by this node's own key, taken after a row the
 * journal has, and sound in itself. Every other is passed over and reported; the journal has it all.
 */
export async function readSnapshot(
  database: Queryable,
  table: string,
  key: Pick<SigningKey, 'publicKey'>,
  onIgnored: (sequence: number, why: string) => void,
): Promise<Restored | null> {
  for (const snapshot of await snapshotsOf(database, table)) {
    const restored = await restore(database, snapshot, key);
    if (restored.ok) return restored.value;
    onIgnored(snapshot.sequence, restored.error);
  }
  return null;
}

export async function snapshotsOf(
  database: Queryable,
  table: string,
): Promise<readonly StoredSnapshot[]> {
  const { rows } = await database.query<{
    readonly sequence: string;
    readonly hash: Buffer;
    readonly state: Buffer;
    readonly public_key: Buffer;
    readonly signature: Buffer;
  }>('select * from snapshots where table_id = $1 order by sequence desc', [table]);
  return rows.map(({ sequence, hash, state, public_key: publicKey, signature }) => ({
    table,
    sequence: Number(sequence),
    hash,
    state,
    publicKey,
    signature,
  }));
}

export function isSealed(snapshot: StoredSnapshot): boolean {
  return isSigned(sealOf(snapshot), snapshot.signature, snapshot.publicKey);
}

/** The state in a snapshot, or what is wrong with it. */
export function stateIn({ state, sequence }: StoredSnapshot): Result<TableState, string> {
  const restored = restoredFrom(JSON.parse(state.toString('utf8')));
  if (!restored.ok) return err(restored.error.message);
  if (restored.value.sequence !== sequence) return err('It is of another place in the journal.');
  return restored;
}

async function restore(
  database: Queryable,
  snapshot: StoredSnapshot,
  key: Pick<SigningKey, 'publicKey'>,
): Promise<Result<Restored, string>> {
  if (!snapshot.publicKey.equals(key.publicKey)) return err('Another node signed it.');
  if (!isSealed(snapshot)) return err('It is not what was signed.');
  const { table, sequence, hash } = snapshot;
  const row = await readRowWith(database, table, sequence);
  if (row?.last !== sequence || !row.hash.equals(hash)) return err('The journal goes another way.');
  const state = stateIn(snapshot);
  return state.ok ? ok({ state: state.value, head: row }) : state;
}

function sealOf({
  table,
  sequence,
  hash,
  state,
}: Pick<StoredSnapshot, 'table' | 'sequence' | 'hash' | 'state'>): Buffer {
  return taggedHash('baize/snapshot/1', [table, sequence, hash, state]);
}
