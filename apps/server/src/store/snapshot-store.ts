import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { err, ok, type Result } from '@baize/exact';
import { restoredFrom, snapshotOf, type TableState } from '@baize/table';
import { type Head, headAfter } from './journal-row.ts';
import { jsonInSlices } from './json-in-slices.ts';
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
  /** JSON, compressed: most of it says the same clauses again and again. */
  readonly state: Buffer;
  readonly publicKey: Buffer;
  readonly signature: Buffer;
}

const compressed = promisify<Buffer, { level: number }, Buffer>(gzip);
const uncompressed = promisify<Buffer, Buffer>(gunzip);

const KEPT = 2;

/** Writes down a table as it is, and forgets all but the newest snapshots of it. */
export async function writeSnapshot(
  database: Queryable,
  table: string,
  { state, head }: Restored,
  key: SigningKey,
): Promise<void> {
  const bytes = await compressed(await jsonInSlices(snapshotOf(state)), { level: 1 });
  const sealed = { table, sequence: head.last, hash: head.hash, state: bytes };
  await database.query(
    `insert into snapshots (table_id, sequence, at, hash, state, public_key, signature)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (table_id, sequence) do update
     set at = excluded.at, hash = excluded.hash, state = excluded.state,
         public_key = excluded.public_key, signature = excluded.signature`,
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
  for (let place = 0; ; place += 1) {
    const snapshot = await snapshotAt(database, table, place);
    if (!snapshot) return null;
    const restored = await restore(database, snapshot, key);
    if (restored.ok) return restored.value;
    onIgnored(snapshot.sequence, restored.error);
  }
}

/** The newest snapshot of a table for 0, the one before it for 1, and so on. */
export async function snapshotAt(
  database: Queryable,
  table: string,
  place: number,
): Promise<StoredSnapshot | undefined> {
  const { rows } = await database.query<{
    readonly sequence: string;
    readonly hash: Buffer;
    readonly state: Buffer;
    readonly public_key: Buffer;
    readonly signature: Buffer;
  }>('select * from snapshots where table_id = $1 order by sequence desc offset $2 limit 1', [
    table,
    place,
  ]);
  return rows.map(({ sequence, hash, state, public_key: publicKey, signature }) => ({
    table,
    sequence: Number(sequence),
    hash,
    state,
    publicKey,
    signature,
  }))[0];
}

export function isSealed(snapshot: StoredSnapshot): boolean {
  return isSigned(sealOf(snapshot), snapshot.signature, snapshot.publicKey);
}

/** The JSON in a snapshot; undefined if there is none in it. */
export async function jsonIn({ state }: StoredSnapshot): Promise<string | undefined> {
  try {
    return (await uncompressed(state)).toString('utf8');
  } catch {
    return undefined;
  }
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
  const state = restoredFrom(JSON.parse((await jsonIn(snapshot)) ?? 'null'));
  if (!state.ok) return err(state.error.message);
  return ok({ state: state.value, head: headAfter(row) });
}

function sealOf({
  table,
  sequence,
  hash,
  state,
}: Pick<StoredSnapshot, 'table' | 'sequence' | 'hash' | 'state'>): Buffer {
  return taggedHash('baize/snapshot/1', [table, sequence, hash, state]);
}
