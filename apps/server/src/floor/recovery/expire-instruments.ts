import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { readInstrument } from '../../store/floor-knowledge.ts';
import type { Asking } from '../../store/office.ts';
import type { Tables } from '../../tables/running-table.ts';
import { messageOf } from '../message-of.ts';

const EVERY = 60_000;
const AT_ONCE = 100;

export interface ExpiryOptions {
  readonly pool: Asking;
  readonly tables: Tables;
  readonly log: Logger;
  readonly clock?: () => number;
  readonly every?: number;
}

/** Ends instruments whose time is over, at the table that issued them. */
export function expireInstruments(options: ExpiryOptions): () => void {
  const { log, every = EVERY } = options;
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const due of await dueInstruments(options)) await expire(due, options);
    } catch (problem) {
      log.warn({ problem: messageOf(problem) }, 'no instrument could be expired now');
    }
    isBusy = false;
  };
  const timer = setInterval(() => void look(), every);
  void look();
  return () => clearInterval(timer);
}

interface Due {
  readonly number: string;
  readonly issued_table: string;
}

async function dueInstruments({ pool, clock = Date.now }: ExpiryOptions): Promise<readonly Due[]> {
  const { rows } = await pool.query<Due>(
    `select number, issued_table from instruments
     where status in ('issued', 'confirmed') and expires_at <= $1 order by expires_at limit $2`,
    [clock(), AT_ONCE],
  );
  return rows;
}

async function expire({ number, issued_table: id }: Due, options: ExpiryOptions): Promise<void> {
  const table = options.tables.get(id);
  if (!table) return;
  await table.submit({
    op: `expiry:${randomUUID()}`,
    by: { kind: 'system' },
    command: async () => {
      const known = await readInstrument(options.pool, number);
      const bare = { type: 'ExpireInstrument', number } as const;
      if (!known) return bare;
      const { amount, status, expiresAt } = known;
      return { ...bare, instrument: { amount, status, expiresAt } };
    },
  });
}
