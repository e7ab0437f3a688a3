import { isSigned, type SigningKey } from './signing-key.ts';
import { hashWithTag } from './tagged-hash.ts';

/** Tables of the office: their rows are changed by people and by the floor, not by table events. */
export const OFFICE_TABLES: Readonly<Record<string, readonly string[]>> = {
  attendant_calls: ['terminal'],
  audit_trail: ['number'],
  cage_counts: ['drawer', 'ordinal'],
  cage_drawers: ['id'],
  cage_drops: ['op'],
  cage_slips: ['op'],
  device_nonces: ['key_id', 'nonce'],
  faults: ['id'],
  feeds: ['id'],
  floor_tables: ['table_id'],
  gaming_days: ['day'],
  keys: ['id'],
  pairing_codes: ['code_hash'],
  passkey_challenges: ['id'],
  passkeys: ['id'],
  sessions: ['id'],
  sign_in_failures: ['account'],
  snapshots: ['table_id', 'sequence'],
  software: ['digest'],
  staff: ['id'],
  streams: ['table_id'],
  waiting_players: ['terminal'],
};

/** A row as it is signed. The state in a snapshot has a signature of its own, and is large. */
export const ROW_JSON = `to_jsonb(t) - 'state'`;

/** What one row became: digests of the columns that changed, or null where the row went away. */
export interface RowChange {
  readonly table: string;
  readonly key: string;
  readonly columns: Readonly<Record<string, string>> | null;
}

/** Where a journal of a table ended that has rows without a signature. */
export interface SealedHead {
  readonly table: string;
  readonly last: number;
  readonly hash: string;
}

/** What an entry says. Contents are not repeated in it, only digests by which they can be checked. */
export interface OfficeEntry {
  readonly changes: readonly RowChange[];
  /** Only in the first: what there was before anything was signed, and who had signed checkpoints. */
  readonly sealed?: {
    readonly heads: readonly SealedHead[];
    readonly keys: readonly string[];
  };
  /** Digests of the parts of the schema, where they are not those of the last entry that has any. */
  readonly schema?: Readonly<Record<string, string>>;
}

export interface OfficeRow {
  readonly number: number;
  readonly at: number;
  /** JSON in UTF-8: the bytes that are hashed. */
  readonly entry: Buffer;
  readonly previous: Buffer;
  readonly publicKey: Buffer;
  readonly hash: Buffer;
  readonly signature: Buffer;
}

export type OfficePlace = Pick<OfficeRow, 'number' | 'hash' | 'at'>;

export const EMPTY_OFFICE: OfficePlace = { number: 0, at: 0, hash: Buffer.alloc(32) };

export function nextOfficeRow(
  before: OfficePlace,
  at: number,
  entry: OfficeEntry,
  key: SigningKey,
): OfficeRow {
  const body = {
    number: before.number + 1,
    at: Math.max(at, before.at),
    entry: Buffer.from(JSON.stringify(entry), 'utf8'),
    previous: before.hash,
    publicKey: key.publicKey,
  };
  const hash = hashOfOfficeRow(body);
  return { ...body, hash, signature: key.sign(hash) };
}

function hashOfOfficeRow(body: Omit<OfficeRow, 'hash' | 'signature'>): Buffer {
  const { number, at, entry, previous, publicKey } = body;
  return hashWithTag('baize/office/1', [number, at, previous, entry, publicKey]);
}

/** What is wrong with a row as the next one after another; null if nothing is. */
export function officeRowFault(row: OfficeRow, before: OfficePlace): string | null {
  if (row.number !== before.number + 1) {
    return `is number ${row.number} where ${before.number + 1} is next`;
  }
  if (!row.previous.equals(before.hash)) return 'does not name the entry before it';
  if (row.at < before.at) return 'is older than the entry before it';
  if (!hashOfOfficeRow(row).equals(row.hash)) return 'does not have the hash it claims';
  return null;
}

export function isOfficeRowSigned({ hash, signature, publicKey }: OfficeRow): boolean {
  return isSigned(hash, signature, publicKey);
}

/** What a row says. One that cannot be read has another hash than it claims, and says nothing. */
export function entryIn({ entry }: Pick<OfficeRow, 'entry'>): OfficeEntry {
  try {
    return JSON.parse(entry.toString('utf8')) as OfficeEntry;
  } catch {
    return { changes: [] };
  }
}

const DIGEST_BYTES = 12;

/** A short digest of what stands in one column of one row: 96 bits, bound to its place. */
export function columnDigest(table: string, key: string, column: string, value: unknown): string {
  const hash = hashWithTag('baize/column/1', [table, key, column, JSON.stringify(value ?? null)]);
  return hash.subarray(0, DIGEST_BYTES).toString('base64url');
}

/** What one row became; a row that is the same in every column is no change. */
export function rowChange(
  table: string,
  key: string,
  was: Readonly<Record<string, unknown>> | null,
  is: Readonly<Record<string, unknown>> | null,
): RowChange {
  if (!is) return { table, key, columns: null };
  const changed = Object.entries(is).filter(
    ([column, value]) => !was || JSON.stringify(was[column]) !== JSON.stringify(value),
  );
  return {
    table,
    key,
    columns: Object.fromEntries(
      changed.map(([column, value]) => [column, columnDigest(table, key, column, value)]),
    ),
  };
}
