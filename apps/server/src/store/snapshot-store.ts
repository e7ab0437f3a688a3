import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { err, ok, type Result } from '@baize/exact';
import { restoreFrom, snapshotOf, type TableLibrary, type TableState } from '@baize/table';
import { type Head, headAfter, type Queryable, readRowWith } from './journal-row.ts';
import type { Office } from './office.ts';
import { hashWithTag, isSigned, type SigningKey } from './signing-key.ts';
import { expectWritten } from './written.ts';

/** The longest that others have to wait for a slice, in milliseconds. */
const SLICE = 4;

/**
 * JSON of a large value, written a little at a time so that bets get their turn in between. Only the
 * items of lists in it are cut apart; each of those is small.
 */
export async function jsonInSlices(value: object): Promise<Buffer> {
  const parts: string[] = [];
  let began = performance.now();
  for (const part of partsOf(value)) {
    parts.push(part);
    if (performance.now() - began < SLICE) continue;
    await turn();
    began = performance.now();
  }
  return Buffer.from(parts.join(''), 'utf8');
}

function* partsOf(value: object): Generator<string> {
  let separator = '{';
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (Array.isArray(part)) yield* itemsOf(part);
    else yield JSON.stringify(part);
  }
  yield separator === '{' ? '{}' : '}';
}

function* itemsOf(items: readonly unknown[]): Generator<string> {
  let separator = '[';
  for (const item of items) {
    yield `${separator}${JSON.stringify(item ?? null)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

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
/** Older ones stay this many events apart, so that any round can be told without its whole journal. */
const APART = 15_000;

/** Writes down a table as it is, and forgets snapshots that are neither new nor far from another. */
export async function writeSnapshot(
  office: Office,
  table: string,
  { state, head }: Restored,
  key: SigningKey,
): Promise<void> {
  const bytes = await compressed(await jsonInSlices(snapshotOf(state)), { level: 1 });
  const sealed = { table, sequence: head.last, hash: head.hash, state: bytes };
  await office.together(async (database) => {
    const written = await database.query(
      `insert into snapshots (table_id, sequence, at, hash, state, public_key, signature)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (table_id, sequence) do update
     set at = excluded.at, hash = excluded.hash, state = excluded.state,
         public_key = excluded.public_key, signature = excluded.signature`,
      [table, head.last, head.at, head.hash, bytes, key.publicKey, key.sign(sealOf(sealed))],
    );
    expectWritten('snapshots', written);
    await database.query(
      `delete from snapshots as old where table_id = $1
       and sequence not in (
         select sequence from snapshots where table_id = $1 order by sequence desc limit $2)
       and sequence - coalesce((
         select max(sequence) from snapshots where table_id = $1 and sequence < old.sequence), 0) < $3`,
      [table, KEPT, APART],
    );
  });
}

export interface SnapshotReader {
  readonly key: Pick<SigningKey, 'publicKey'>;
  /** The books the table may play by. */
  readonly library: TableLibrary;
  readonly onIgnored: (sequence: number, why: string) => void;
}

/**
 * The newest snapshot that can be believed: signed by this node's own key, taken after a row the
 * journal has, and sound in itself. Every other is passed over and reported; the journal has it all.
 */
export async function readSnapshot(
  database: Queryable,
  table: string,
  { key, library, onIgnored }: SnapshotReader,
): Promise<Restored | null> {
  const isOurs = (publicKey: Buffer): boolean => publicKey.equals(key.publicKey);
  let next = await snapshotBefore(database, table, Number.MAX_SAFE_INTEGER);
  while (next) {
    const restored = await restore(database, next, isOurs, library);
    if (restored.ok) return restored.value;
    onIgnored(next.sequence, restored.error);
    next = await snapshotBefore(database, table, next.sequence);
  }
  return null;
}

/**
 * The table as it was some time before an event, from the nearest snapshot that can be believed: signed
 * by a node that has signed checkpoints too. Null where its journal has to be read from the beginning.
 */
export async function restoreBefore(
  database: Queryable,
  table: string,
  sequence: number,
  library: TableLibrary,
): Promise<Restored | null> {
  const { rows } = await database.query<{ readonly public_key: Buffer }>(
    'select distinct public_key from checkpoints',
  );
  const isKnown = (key: Buffer): boolean => rows.some(({ public_key }) => public_key.equals(key));
  let next = await snapshotBefore(database, table, sequence);
  while (next) {
    const restored = await restore(database, next, isKnown, library);
    if (restored.ok) return restored.value;
    next = await snapshotBefore(database, table, next.sequence);
  }
  return null;
}

/** Where the snapshots of a table were taken, the oldest first. */
export async function snapshotPlaces(
  database: Queryable,
  table: string,
): Promise<readonly number[]> {
  const { rows } = await database.query<{ readonly sequence: string }>(
    'select sequence from snapshots where table_id = $1 order by sequence',
    [table],
  );
  return rows.map(({ sequence }) => Number(sequence));
}

/** The last snapshot of a table that was taken before an event happened. */
export async function snapshotBefore(
  database: Queryable,
  table: string,
  sequence: number,
): Promise<StoredSnapshot | undefined> {
  const { rows } = await database.query<{
    readonly sequence: string;
    readonly hash: Buffer;
    readonly state: Buffer;
    readonly public_key: Buffer;
    readonly signature: Buffer;
  }>(
    `select * from snapshots where table_id = $1 and sequence < $2
     order by sequence desc limit 1`,
    [table, sequence],
  );
  return rows.map(({ sequence: taken, hash, state, public_key: publicKey, signature }) => ({
    table,
    sequence: Number(taken),
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
  isTrusted: (publicKey: Buffer) => boolean,
  library: TableLibrary,
): Promise<Result<Restored, string>> {
  if (!isTrusted(snapshot.publicKey)) return err('Another node signed it.');
  if (!isSealed(snapshot)) return err('It is not what was signed.');
  const { table, sequence, hash } = snapshot;
  const row = await readRowWith(database, table, sequence);
  if (row?.last !== sequence || !row.hash.equals(hash)) return err('The journal goes another way.');
  const state = restoreFrom(JSON.parse((await jsonIn(snapshot)) ?? 'null'), library);
  if (!state.ok) return err(state.error.message);
  return ok({ state: state.value, head: headAfter(row) });
}

function sealOf({
  table,
  sequence,
  hash,
  state,
}: Pick<StoredSnapshot, 'table' | 'sequence' | 'hash' | 'state'>): Buffer {
  return hashWithTag('baize/snapshot/1', [table, sequence, hash, state]);
}
