import { journalRow, type Queryable, type StoredRow } from './journal-row.ts';
import {
  hashWithTag,
  isSigned,
  type SigningKey,
  signatureProblem,
  type Trust,
} from './signing-key.ts';
import { NotWritten } from './written.ts';

/** The name the office journal has among the heads; no table is called so. */
export const OFFICE = '';

/** Where one table's journal ended when a checkpoint was written. */
export interface TableHead {
  readonly table: string;
  readonly last: number;
  /** Of the row that ends there, in hex. */
  readonly hash: string;
}

/**
 * A signed statement of where every journal ended, chained to the statement before. Rows that a
 * checkpoint has seen cannot disappear or be written anew without somebody noticing.
 */
export interface Checkpoint {
  readonly number: number;
  readonly at: number;
  /** The heads as JSON, by table in order: the bytes that are hashed. */
  readonly heads: Buffer;
  readonly previous: Buffer;
  readonly publicKey: Buffer;
  readonly hash: Buffer;
  readonly signature: Buffer;
}

export type CheckpointPlace = Pick<Checkpoint, 'number' | 'hash'>;

export const NO_CHECKPOINT: CheckpointPlace = { number: 0, hash: Buffer.alloc(32) };

function nextCheckpoint(
  before: CheckpointPlace,
  at: number,
  heads: readonly TableHead[],
  key: SigningKey,
): Checkpoint {
  const ordered = heads.toSorted((one, other) => (one.table < other.table ? -1 : 1));
  const body = {
    number: before.number + 1,
    at,
    heads: Buffer.from(JSON.stringify(ordered), 'utf8'),
    previous: before.hash,
    publicKey: key.publicKey,
  };
  const hash = hashOfCheckpoint(body);
  return { ...body, hash, signature: key.sign(hash) };
}

function hashOfCheckpoint(body: Omit<Checkpoint, 'hash' | 'signature'>): Buffer {
  const { number, at, heads, previous, publicKey } = body;
  return hashWithTag('baize/checkpoint/1', [number, at, previous, heads, publicKey]);
}

/** What is wrong with a checkpoint as the next one after another; null if nothing is. */
export function checkpointProblem(checkpoint: Checkpoint, before: CheckpointPlace): string | null {
  const { number, previous, hash, signature, publicKey } = checkpoint;
  if (number !== before.number + 1) return `is number ${number} where ${before.number + 1} is next`;
  if (!previous.equals(before.hash)) return 'does not name the checkpoint before it';
  if (!hashOfCheckpoint(checkpoint).equals(hash)) return 'does not have the hash it claims';
  if (!isSigned(hash, signature, publicKey)) return 'is not signed by the key it names';
  return null;
}

/** The heads of a checkpoint whose hash has been checked. */
export function headsIn({ heads }: Pick<Checkpoint, 'heads'>): readonly TableHead[] {
  return JSON.parse(heads.toString('utf8')) as readonly TableHead[];
}

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
  if (rowCount === 1) return { number, hash };
  if (await readCheckpoint(database, number)) return null;
  throw new NotWritten('checkpoints', 'a row was not written');
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
    const problem = row.table === OFFICE ? null : signatureProblem(row, trust);
    if (problem) throw new Error(`journal ${row.table} row ${row.first} ${problem}`);
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
