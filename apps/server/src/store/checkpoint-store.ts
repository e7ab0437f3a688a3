import {
  type Checkpoint,
  type CheckpointPlace,
  headsIn,
  NO_CHECKPOINT,
  nextCheckpoint,
  OFFICE,
  type TableHead,
} from './checkpoint.ts';
import { journalRow, type Queryable, type StoredRow } from './read-journal.ts';
import { signatureFault, type Trust } from './row-signature.ts';
import type { SigningKey } from './signing-key.ts';

/**
 * Signs where every journal ends, if any has grown since the last time. Null if none has, or if
 * another node wrote the same checkpoint first, which is as good.
 */
export async function writeCheckpoint(
  database: Queryable,
  { key, trust }: { readonly key: SigningKey; readonly trust: Trust },
  at: number,
): Promise<CheckpointPlace | null> {
  const latest = await lastCheckpoint(database);
  const heads = await currentHeads(database, trust);
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

export async function readCheckpoint(
  database: Queryable,
  number: number,
): Promise<Checkpoint | undefined> {
  const [found] = await readCheckpoints(database, 'number', number - 1, 1);
  return found?.number === number ? found : undefined;
}

/** Checkpoints after a number, oldest first. */
export async function checkpointsAfter(
  database: Queryable,
  number: number,
  limit: number,
): Promise<readonly Checkpoint[]> {
  return readCheckpoints(database, 'number', number, limit);
}

/**
 * All heads in one statement, so that they are of one moment; the office journal goes by no name. What
 * nobody we trust has written is not signed: a signature would vouch for it.
 */
async function currentHeads(database: Queryable, trust: Trust): Promise<readonly TableHead[]> {
  const { rows } = await database.query<StoredRow>(
    `select * from (
       select j.* from streams as s cross join lateral (
         select * from journal where table_id = s.table_id order by first desc limit 1) as j
       union all
       (select '', number, number, at, '', previous, hash, public_key, signature
        from office_journal order by number desc limit 1)) as heads
     order by table_id collate "C"`,
  );
  return rows.map(journalRow).map((row) => {
    const fault = row.table === OFFICE ? null : signatureFault(row, trust);
    if (fault) throw new Error(`journal ${row.table} row ${row.first} ${fault}`);
    return { table: row.table, last: row.last, hash: row.hash.toString('hex') };
  });
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
