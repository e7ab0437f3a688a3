import type { Asking } from '../store/office.ts';
import type { Tables } from '../tables/running-table.ts';
import { endBrought } from './brought.ts';
import { type RequestOpen, settleRequests } from './slips.ts';

/** What the tables hold at this moment, to be compared with the record read after it. */
function requestsOpen(tables: Pick<Tables, 'list'>): RequestOpen {
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

/** Tells every slip what its table has answered, and ends the visits that were begun for a payment. */
export async function settleSlips(
  database: Asking,
  tables: Pick<Tables, 'list' | 'get'>,
): Promise<void> {
  await settleRequests(database, requestsOpen(tables), (slip) => endBrought(tables, slip));
}
