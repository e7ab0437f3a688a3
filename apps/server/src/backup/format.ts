import { z } from 'zod';

/**
 * A backup is a gzip file of lines; `zcat` shows it.
 *
 *     baize-backup/1
 *     {"at":...,"schema":...,"tables":[...],...}      the header
 *     {"table":"journal"}                             a table begins
 *     ...one line a row, as COPY of PostgreSQL writes it...
 *     \.
 *     {"table":"journal","rows":...,"bytes":...,"sha256":...}   of the row lines
 *     ...the other tables, in the order of the header...
 *     {"end":"baize-backup/1","sha256":...}           of every byte before this line
 *
 * No row is ever the line `\.`, because COPY writes a backslash as two.
 */
export const FORMAT = 'baize-backup/1';
export const END_OF_ROWS = '\\.';

const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);
const COUNT = z.number().int().nonnegative();

export const TABLE_SHAPE = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: COUNT,
});

export const SEQUENCE = z.object({ name: z.string(), last: z.string(), called: z.boolean() });

/** The last row of a table's journal: how far it goes, and the hash all its rows lead to. */
export const HEAD = z.object({ table: z.string(), last: z.string(), hash: z.string() });

export const MIGRATION_MARK = z.object({ number: COUNT, name: z.string(), sha256: SHA256 });

export const HEADER = z.object({
  at: z.string(),
  server: z.string(),
  schema: COUNT,
  migrations: z.array(MIGRATION_MARK),
  tables: z.array(TABLE_SHAPE),
  sequences: z.array(SEQUENCE),
  heads: z.array(HEAD),
});

export const TABLE_BEGIN = z.strictObject({ table: z.string() });
export const TABLE_END = z.strictObject({
  table: z.string(),
  rows: COUNT,
  bytes: COUNT,
  sha256: SHA256,
});
export const FILE_END = z.strictObject({ end: z.literal(FORMAT), sha256: SHA256 });

export type TableShape = z.infer<typeof TABLE_SHAPE>;
export type SequenceState = z.infer<typeof SEQUENCE>;
export type JournalHead = z.infer<typeof HEAD>;
export type MigrationMark = z.infer<typeof MIGRATION_MARK>;
export type BackupHeader = z.infer<typeof HEADER>;
export type TableEnd = z.infer<typeof TABLE_END>;

/** What a whole and sound backup contains. */
export interface Manifest extends BackupHeader {
  readonly hashes: readonly TableEnd[];
  readonly sha256: string;
}

/** How far a copy has come; `rows` counts within the table, and `of` is how many there are. */
export interface BackupProgress {
  readonly table: string;
  readonly rows: number;
  readonly of: number;
  readonly tables: number;
  readonly tablesDone: number;
}

export type ReportProgress = (progress: BackupProgress) => void;
