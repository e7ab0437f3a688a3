import { tablePresentation } from '@baize/protocol/http';
import { z } from 'zod';
import type { Asking } from '../../store/office.ts';
import type { TablePresentation } from '../file/table-settings.ts';

/** How the floor file described a table when it was last applied to it. */
export interface AppliedEntry {
  readonly digest: string;
  readonly presentation: TablePresentation;
  /** What the table will be called once somebody agrees to a request. */
  readonly waiting?: WaitingPresentation;
}

export interface WaitingPresentation {
  readonly request: string;
  readonly manners: TablePresentation;
}

/** As it is kept: with what waits for a second person, who may come after a restart. */
const keptPresentation = tablePresentation.extend({
  waiting: z.exactOptional(z.strictObject({ request: z.string(), manners: tablePresentation })),
});

/** Instead of the digest of an entry: the table is opened again when the file has it again. */
export const WITHDRAWN = 'withdrawn';

type Database = Asking;

export async function readAppliedEntries(
  pool: Database,
): Promise<ReadonlyMap<string, AppliedEntry>> {
  const { rows } = await pool.query<{
    readonly table_id: string;
    readonly digest: string;
    readonly manners: unknown;
  }>('select table_id, digest, manners from floor_tables');
  return new Map(
    rows.flatMap(({ table_id, digest, manners }) => {
      const known = keptPresentation.safeParse(manners);
      if (!known.success) return [];
      const { waiting, ...presentation } = known.data;
      return [[table_id, { digest, presentation, ...(waiting && { waiting }) }]];
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
  const { table, position, presentation, digest, at } = entry;
  await pool.query(
    `insert into floor_tables (table_id, position, manners, digest, applied_at)
     values ($1, $2, $3, $4, $5)
     on conflict (table_id) do update
       set position = $2, manners = $3, digest = $4, applied_at = $5`,
    [table, position, JSON.stringify(presentation), digest, at],
  );
}

export async function recordPresentation(
  pool: Database,
  table: string,
  presentation: TablePresentation,
  waiting?: WaitingPresentation,
): Promise<void> {
  await pool.query('update floor_tables set manners = $2 where table_id = $1', [
    table,
    JSON.stringify({ ...presentation, ...(waiting && { waiting }) }),
  ]);
}

/** The file has these no more. */
export async function markWithdrawn(pool: Database, tables: readonly string[]): Promise<void> {
  const text = 'update floor_tables set digest = $2 where table_id = any ($1)';
  await pool.query(text, [tables, WITHDRAWN]);
}
