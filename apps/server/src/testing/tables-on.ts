import { SHIPPED } from '@baize/house';
import { onTestFinished } from 'vitest';
import type { Database } from '../postgres/open-database.ts';
import { type SigningKey, temporarySigningKey } from '../store/signing-key.ts';
import { openTables, type TablesLog, type TablesOptions } from '../tables/open-tables.ts';
import type { Tables } from '../tables/running-table.ts';

export const SILENT: TablesLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** Of the one node that all tests of a file are. */
export const KEY = temporarySigningKey();

/** Tables of one process on a database, closed at the end of the test unless it did so itself. */
export function tablesOn(
  database: Pick<Database, 'pool'>,
  options: Partial<TablesOptions> = {},
): Tables & { readonly key: SigningKey } {
  const tables = openTables({ library: SHIPPED, database, key: KEY, log: SILENT, ...options });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= tables.close();
    return closed;
  };
  onTestFinished(close);
  return { ...tables, close, key: options.key ?? KEY };
}
