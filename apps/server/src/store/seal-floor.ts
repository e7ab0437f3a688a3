import type { Pool, PoolClient } from 'pg';
import { signFeedPlaces } from './feed-place.ts';
import {
  type Asking,
  appendEntry,
  entryIn,
  lastOfficeRow,
  OFFICE_TABLES,
  type OfficeKey,
  officeRowsAfter,
  ROW_JSON,
  type RowChange,
  rowChange,
  type SealedHead,
} from './office.ts';
import {
  hasSignedPlaces,
  isNoted,
  isOfThisEdition,
  migrationsIn,
  type SchemaShape,
  schemaShape,
} from './schema-shape.ts';

const PAGE = 500;

/**
 * Begins the office journal of a floor that has none: everything there is, as it was found, so that from
 * now on nothing can be changed, added or taken away unnoticed. Says whether there was anything to do.
 */
export async function sealFloor(pool: Pick<Pool, 'connect'>, signing: OfficeKey): Promise<boolean> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const isNew = (await lastOfficeRow(client)) === undefined;
    if (isNew) await seal(client, signing);
    else await signSchema(client, signing);
    await client.query('commit');
    return isNew;
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function seal(client: PoolClient, signing: OfficeKey): Promise<void> {
  const heads = await unsignedHeads(client);
  const { rows } = await client.query<{ readonly key: string }>(
    `select distinct encode(public_key, 'hex') as key from checkpoints order by 1`,
  );
  const keys = rows.map(({ key }) => key);
  const schema = await schemaShape(client);
  await appendEntry(client, { changes: [], sealed: { heads, keys }, schema }, signing);
  await signFeedPlaces(client, signing.key);
  await client.query('delete from office_changes');
  for (const [table, key] of Object.entries(OFFICE_TABLES)) {
    for await (const changes of rowsOf(client, table, key)) {
      await appendEntry(client, { changes }, signing);
    }
  }
}

/** By table, where the part nobody signed ends; null for a floor that was never sealed. */
export type SealedHeads = ReadonlyMap<string, SealedHead> | null;

export async function sealedHeads(database: Asking): Promise<SealedHeads> {
  const [first] = await officeRowsAfter(database, 0, 1);
  const sealed = first && entryIn(first).sealed;
  return sealed ? new Map(sealed.heads.map((head) => [head.table, head])) : null;
}

/** After a migration the schema is another one; a table that is noted from now on is sealed as it is. */
async function signSchema(client: PoolClient, signing: OfficeKey): Promise<void> {
  const [schema, signed] = [await schemaShape(client), await signedSchema(client)];
  if (migrationsIn(schema) <= migrationsIn(signed) && isOfThisEdition(signed)) return;
  await appendEntry(client, { changes: [], schema }, signing);
  if (!hasSignedPlaces(signed)) await signFeedPlaces(client, signing.key);
  for (const [table, key] of Object.entries(OFFICE_TABLES)) {
    if (isNoted(signed, table) || !isNoted(schema, table)) continue;
    for await (const changes of rowsOf(client, table, key)) {
      await appendEntry(client, { changes }, signing);
    }
  }
}

/** The schema that was signed last. Entries that tell of one are few, and say so near their end. */
async function signedSchema(client: Asking): Promise<SchemaShape> {
  const { rows } = await client.query<{ readonly number: string }>(
    `select number from office_journal where position('"schema":{'::bytea in entry) > 0
     order by number desc limit 1`,
  );
  const [row] = await officeRowsAfter(client, Number(rows[0]?.number ?? 0) - 1, 1);
  return (row && entryIn(row).schema) ?? {};
}

/** Where the part of each journal ends that nobody signed. */
async function unsignedHeads(client: PoolClient): Promise<readonly SealedHead[]> {
  const { rows } = await client.query<{ table_id: string; last: string; hash: string }>(
    `select distinct on (table_id) table_id, last, encode(hash, 'hex') as hash
     from journal where signature is null order by table_id, first desc`,
  );
  return rows.map(({ table_id: table, last, hash }) => ({ table, last: Number(last), hash }));
}

async function* rowsOf(
  client: PoolClient,
  table: string,
  key: readonly string[],
): AsyncGenerator<readonly RowChange[]> {
  const keyText = key.map((column) => `(to_jsonb(t) ->> '${column}')`).join(` || ' ' || `);
  let after = '';
  for (;;) {
    const { rows } = await client.query<{ key: string; row: Record<string, unknown> }>(
      `select * from (select ${keyText} as key, ${ROW_JSON} as row from ${table} as t) as keyed
       where key collate "C" > $1 order by key collate "C" limit $2`,
      [after, PAGE],
    );
    if (rows.length === 0) return;
    yield rows.map(({ key: name, row }) => rowChange(table, name, null, row));
    after = rows.at(-1)?.key ?? after;
  }
}
