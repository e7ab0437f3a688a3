import type { Tables } from '../tables/running-table.ts';
import type { RequestOpen } from './slips.ts';

/** What the tables hold at this moment, to be compared with the record read after it. */
export function requestsOpen(tables: Pick<Tables, 'list'>): RequestOpen {
  const held = new Set(
    tables
      .list()
      .flatMap((table) =>
        [...table.state().approvals.keys()].map((request) => `${table.id} ${request}`),
      ),
  );
  return (table, op) => held.has(`${table} ${requestOf(op)}`);
}

/** How a table names the request that an operation has made. */
export function requestOf(op: string): string {
  return `request:${op}`;
}
