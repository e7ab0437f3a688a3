import { tableManners } from '@baize/protocol/http';
import type { Pool } from 'pg';
import type { TableManners } from '../file/table-settings.ts';

/** How the floor file described a table when it was last applied to it. */
export interface AppliedEntry {
  readonly digest: string;
  readonly manners: TableManners;
}

/** Instead of the digest of an entry: the table is opened again when the file has it again. */
export const WITHDRAWN = 'withdrawn';

type Database = Pick<Pool, 'query'>;

export async function appliedEntries(pool: Database): Promise<ReadonlyMap<string, AppliedEntry>> {
  const { rows } = await pool.query<{
    readonly table_id: string;
    readonly digest: string;
    readonly manners: unknown;
  }>('select table_id, digest, manners from floor_tables');
  return new Map(
    rows.flatMap(({ table_id, digest, manners }) => {
      const known = tableManners.safeParse(manners);
      return known.success ? [[table_id, { digest, manners: known.data }]] : [];
    }),
  );
}

export async function recordEntry(
  pool: Database,
  entry: AppliedEntry & {
    readonly table: string;
    readonly position: number;
    readonly at: number;
  },
): Promise<void> {
  const { table, position, manners, digest, at } = entry;
  await pool.query(
    `insert into floor_tables (table_id, position, manners, digest, applied_at)
     values ($1, $2, $3, $4, $5)
     on conflict (table_id) do update
       set position = $2, manners = $3, digest = $4, applied_at = $5`,
    [table, position, JSON.stringify(manners), digest, at],
  );
}

export async function recordManners(
  pool: Database,
  table: string,
  manners: TableManners,
): Promise<void> {
  await pool.query('update floor_tables set manners = $2 where table_id = $1', [
    table,
    JSON.stringify(manners),
  ]);
}

/** The file has these no more. */
export async function markWithdrawn(pool: Database, tables: readonly string[]): Promise<void> {
  const text = 'update floor_tables set digest = $2 where table_id = any ($1)';
  await pool.query(text, [tables, WITHDRAWN]);
}
