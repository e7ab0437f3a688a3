import { randomUUID } from 'node:crypto';
import type { RunningTable } from '../../tables/running-table.ts';

const EVERY = 1000;

export interface RequestExpiry {
  readonly clock?: () => number;
  readonly every?: number;
}

/** Ends requests that nobody answered in time. */
export function expireRequests(
  table: RunningTable,
  { clock = Date.now, every = EVERY }: RequestExpiry = {},
): () => void {
  const timer = setInterval(() => {
    for (const { id, expiresAt } of table.state().approvals.values()) {
      if (clock() < expiresAt) continue;
      void table.submit({
        op: `expiry:${randomUUID()}`,
        by: { kind: 'system' },
        command: { type: 'ExpireRequest', request: id },
      });
    }
  }, every);
  return () => clearInterval(timer);
}
