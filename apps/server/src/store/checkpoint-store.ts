import {
  type Checkpoint,
  type CheckpointPlace,
  headsIn,
  NO_CHECKPOINT,
  nextCheckpoint,
  type TableHead,
} from './checkpoint.ts';
import type { Queryable } from './read-journal.ts';
import type { SigningKey } from './signing-key.ts';

/**
 * Signs where every journal ends, if any has grown since the last time. Null if none has, or if
 * another node wrote the same checkpoint first, which is as good.
 */
export async function writeCheckpoint(
  database: Queryable,
  key: SigningKey,
  at: number,
): Promise<CheckpointPlace | null> {
  const latest = await lastCheckpoint(database);
  const heads = await currentHeads(database);
  if (heads.length === 0 || (latest && isSame(headsIn(latest), heads))) return null;
  const next = nextCheckpoint(latest ?? NO_CHECKPOINT, at, heads, key);
  const { number, previous, publicKey, hash, signature } = next;
  const { rowCount } = await database.query(
    `insert into checkpoints (number, at, heads, previous, public_key, hash, signature)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [number, at, next.heads, previous, publicKey, hash, signature],
  );
  return rowCount === 1 ? { number, hash } : null;
}

export async function lastCheckpoint(database: Queryable): Promise<Checkpoint | null> {
  const [latest] = await readCheckpoints(database, 'number desc', 0, 1);
  return latest ?? null;
}

/** Checkpoints after a number, oldest first. */
export async function checkpointsAfter(
  database: Queryable,
  number: number,
  limit: number,
): Promise<readonly Checkpoint[]> {
  return readCheckpoints(database, 'number', number, limit);
}

/** All heads in one statement, so that they are of one moment. */
async function currentHeads(database: Queryable): Promise<readonly TableHead[]> {
  const { rows } = await database.query<{ table_id: string; last: string; hash: Buffer }>(
    `select s.table_id, j.last, j.hash from streams as s cross join lateral (
       select last, hash from journal where table_id = s.table_id order by first desc limit 1) as j
     order by s.table_id collate "C"`,
  );
  return rows.map(({ table_id: table, last, hash }) => ({
    table,
    last: Number(last),
    hash: hash.toString('hex'),
  }));
}

function isSame(one: readonly TableHead[], other: readonly TableHead[]): boolean {
  return one.length === other.length && one.every(({ hash }, index) => hash === other[index]?.hash);
}

async function readCheckpoints(
  database: Queryable,
  order: 'number' | 'number desc',
  after: number,
  limit: number,
): Promise<readonly Checkpoint[]> {
  const { rows } = await database.query<{
    readonly number: string;
    readonly at: string;
    readonly heads: Buffer;
    readonly previous: Buffer;
    readonly public_key: Buffer;
    readonly hash: Buffer;
    readonly signature: Buffer;
  }>(`select * from checkpoints where number > $1 order by ${order} limit $2`, [after, limit]);
  return rows.map(({ number, at, public_key: publicKey, ...rest }) => ({
    ...rest,
    number: Number(number),
    at: Number(at),
    publicKey,
  }));
}
