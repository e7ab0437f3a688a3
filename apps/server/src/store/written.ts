import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

interface Connection {
  query<Row extends QueryResultRow>(
    text: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>>;
}

/**
 * A statement that the database answered without doing it: a rule or a trigger of its owner swallowed the row. The
 * transaction it was in must not be committed.
 */
export class NotWritten extends Error {
  readonly table: string;

  constructor(table: string, what: string) {
    super(
      `${table}: ${what}. Someone with the rights of the owner has changed the schema; run baize verify.`,
    );
    this.table = table;
  }
}

/** Fails where a statement changed another number of rows than it had to. */
export function expectWritten(
  table: string,
  { rowCount }: Pick<QueryResult, 'rowCount'>,
  rows = 1,
): void {
  if (rowCount === rows) return;
  throw new NotWritten(table, `${rowCount ?? 0} of ${rows} rows were written`);
}

/** How many rows were put into each table. */
type Inserted = Map<string, number>;

interface WatchedInserts {
  readonly database: Connection;
  readonly inserted: Inserted;
}

/** A connection on which an insert that writes nothing fails, and which counts those that wrote. */
export function watchInserts(client: Connection): WatchedInserts {
  const inserted: Inserted = new Map();
  const query = async <Row extends QueryResultRow>(
    text: string | QueryConfig,
    values?: unknown[],
  ): Promise<QueryResult<Row>> => {
    const result = await client.query<Row>(text, values);
    const sql = typeof text === 'string' ? text : text.text;
    const table = insertedInto(sql);
    if (table !== null) {
      const written = result.rowCount ?? 0;
      if (written === 0 && mustWrite(sql)) throw new NotWritten(table, 'a row was not written');
      inserted.set(table, (inserted.get(table) ?? 0) + written);
    }
    return result;
  };
  return { database: { query }, inserted };
}

/** The table a statement adds rows to; null where what is there may stand in for them. */
function insertedInto(sql: string): string | null {
  if (/\bon\s+conflict\b/i.test(sql)) return null;
  return /^\s*insert\s+into\s+(\w+)/i.exec(sql)?.[1] ?? null;
}

/** Rows that are found in another table may be none. */
function mustWrite(sql: string): boolean {
  return /\)\s*values\b|\bfrom\s+unnest\b/i.test(sql);
}

/** Fails where a row that was put into a table is not among the changes its trigger has noted. */
export function expectNoted(
  inserted: ReadonlyMap<string, number>,
  noted: readonly { readonly table_name: string; readonly was: object | null }[],
): void {
  for (const [table, rows] of inserted) {
    const found = noted.filter(({ table_name, was }) => table_name === table && was === null);
    if (found.length >= rows) continue;
    throw new NotWritten(table, `${found.length} of ${rows} new rows were noted`);
  }
}
