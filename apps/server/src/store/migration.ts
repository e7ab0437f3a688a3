import { createHash } from 'node:crypto';

/** One step of the schema, forward only. Once released its text never changes. */
export interface Migration {
  /** Counted from 1 without gaps; also the version of the schema it leads to. */
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** What the database remembers of a migration's text. */
export function migrationHash({ sql }: Migration): string {
  return createHash('sha256').update(sql, 'utf8').digest('hex');
}
