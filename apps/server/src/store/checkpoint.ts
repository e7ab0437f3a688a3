import { isSigned, type SigningKey } from './signing-key.ts';
import { hashWithTag } from './tagged-hash.ts';

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

export function nextCheckpoint(
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
export function checkpointFault(checkpoint: Checkpoint, before: CheckpointPlace): string | null {
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
