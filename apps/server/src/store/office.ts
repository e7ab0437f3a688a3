import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import {
  EMPTY_OFFICE,
  isOfficeRowSigned,
  nextOfficeRow,
  type OfficeEntry,
  type OfficeRow,
  rowChange,
} from './office-entry.ts';
import type { SigningKey } from './signing-key.ts';

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
      const done = await act(client);
      await signChanges(client, signing);
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

/** Signs what this transaction has changed so far. The last thing a transaction does before its end. */
export async function signChanges(client: Asking, signing: OfficeKey): Promise<void> {
  const { rows } = await client.query<Noted>({
    name: 'take-changes',
    text: `with taken as (
             delete from office_changes where act = pg_current_xact_id_if_assigned() returning *)
           select table_name, row_key, was, is_now from taken order by ordinal`,
  });
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
  await client.query({
    name: 'append-office',
    text: `insert into office_journal (number, at, entry, previous, public_key, hash, signature)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [row.number, row.at, row.entry, row.previous, row.publicKey, row.hash, row.signature],
  });
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
