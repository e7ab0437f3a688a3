import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { hashWithTag, isSigned, type SigningKey } from './signing-key.ts';
import { expectNoted, expectWritten, watchInserts } from './written.ts';

/** Tables of the office: their rows are changed by people and by the floor, not by table events. */
export const OFFICE_TABLES: Readonly<Record<string, readonly string[]>> = {
  agreed_codes: ['code_hash'],
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
  win_rollups: ['table_id', 'from_at'],
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

function nextOfficeRow(
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
export function officeRowProblem(row: OfficeRow, before: OfficePlace): string | null {
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

/** Whoever answers questions in SQL: a pool, a connection, an office. */
export interface Asking {
  query<Row extends QueryResultRow>(
    text: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}

/**
 * The database as people and the floor change it. Whatever a statement or an act changes in tables of
 * the office is signed and chained by the transaction that changes it: all of it happens, or nothing.
 */
export interface Office extends Asking {
  together<Done>(act: (database: Asking) => Promise<Done>): Promise<Done>;
}

export interface OfficeKey {
  readonly key: SigningKey;
  readonly now?: () => number;
}

export function openOffice(pool: Pick<Pool, 'query' | 'connect'>, signing: OfficeKey): Office {
  const together = async <Done>(act: (database: Asking) => Promise<Done>): Promise<Done> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const { database, inserted } = watchInserts(client);
      const done = await act(database);
      await signChanges(client, signing, inserted);
      await client.query('commit');
      return done;
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return {
    together,
    query: <Row extends QueryResultRow>(text: string | QueryConfig, values?: unknown[]) => {
      const sql = typeof text === 'string' ? text : text.text;
      if (/^\s*select\b/i.test(sql)) return pool.query<Row>(text, values);
      return together((database) => database.query<Row>(text, values));
    },
  };
}

interface Noted {
  readonly table_name: string;
  readonly row_key: string;
  readonly was: Readonly<Record<string, unknown>> | null;
  readonly is_now: Readonly<Record<string, unknown>> | null;
}

// One office journal for the whole floor: whoever adds to it does so alone, until the transaction ends.
const LOCK = 3_820_516_428;

/**
 * Signs what this transaction has changed so far. The last thing a transaction does before its end. What was put into
 * tables of the office must be among the changes: else a trigger is off, or a rule led the row elsewhere.
 */
export async function signChanges(
  client: Asking,
  signing: OfficeKey,
  inserted: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const { rows } = await client.query<Noted>({
    name: 'take-changes',
    text: `with taken as (
             delete from office_changes where act = pg_current_xact_id_if_assigned() returning *)
           select table_name, row_key, was, is_now from taken order by ordinal`,
  });
  const due = [...inserted].filter(([table]) => Object.hasOwn(OFFICE_TABLES, table));
  expectNoted(new Map(due), rows);
  if (rows.length === 0) return;
  const changes = rows.map((row) => rowChange(row.table_name, row.row_key, row.was, row.is_now));
  await appendEntry(client, { changes }, signing);
}

export async function appendEntry(
  client: Asking,
  entry: OfficeEntry,
  { key, now = Date.now }: OfficeKey,
): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const before = await lastOfficeRow(client);
  // To build upon an entry that nobody signed would vouch for it.
  if (before && !isOfficeRowSigned(before)) {
    throw new Error(
      `Entry ${before.number} of the office journal is not signed by the key it names.`,
    );
  }
  const row = nextOfficeRow(before ?? EMPTY_OFFICE, now(), entry, key);
  const written = await client.query({
    name: 'append-office',
    text: `insert into office_journal (number, at, entry, previous, public_key, hash, signature)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [row.number, row.at, row.entry, row.previous, row.publicKey, row.hash, row.signature],
  });
  expectWritten('office_journal', written);
}

export async function lastOfficeRow(database: Asking): Promise<OfficeRow | undefined> {
  const { rows } = await database.query<StoredOfficeRow>(
    'select * from office_journal order by number desc limit 1',
  );
  return rows.map(officeRow)[0];
}

/** Rows after a number, oldest first. */
export async function officeRowsAfter(
  database: Asking,
  number: number,
  limit: number,
): Promise<readonly OfficeRow[]> {
  const { rows } = await database.query<StoredOfficeRow>(
    'select * from office_journal where number > $1 order by number limit $2',
    [number, limit],
  );
  return rows.map(officeRow);
}

interface StoredOfficeRow extends Omit<OfficeRow, 'number' | 'at' | 'publicKey'> {
  readonly number: string;
  readonly at: string;
  readonly public_key: Buffer;
}

function officeRow({ number, at, public_key, ...rest }: StoredOfficeRow): OfficeRow {
  const { entry, previous, hash, signature } = rest;
  const body = { entry, previous, hash, signature };
  return { ...body, number: Number(number), at: Number(at), publicKey: public_key };
}
