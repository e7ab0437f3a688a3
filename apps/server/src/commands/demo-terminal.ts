import { randomUUID } from 'node:crypto';
import { money } from '@baize/exact';
import { type Actor, terminalOf } from '@baize/table';
import type { Pool } from 'pg';
import { knownSeat } from '../store/floor-knowledge.ts';
import type { RunningTable } from '../tables/running-table.ts';

// A thousand of whatever the floor's money is, for whoever has none to play with.
const FREE_CREDIT = money(100_000);
const CASHIER: Actor = { kind: 'staff', id: 'demo-cashier', position: 'cashier' };

export interface DemoSeat {
  readonly table: RunningTable | undefined;
  /** The terminal somebody asked for; any free one without. */
  readonly id: string | undefined;
  readonly isOnline: (terminal: string) => boolean;
}

/** A terminal somebody can play at right away: seated where they want, with credit. */
export async function seatDemoTerminal(
  { database }: { readonly database: Pick<Pool, 'query'> },
  { table, id, isOnline }: DemoSeat,
): Promise<string> {
  const terminal = id ?? (await freeTerminal(database, table?.id ?? null, isOnline));
  if (!table) return terminal;
  await table.submit({
    op: randomUUID(),
    by: { kind: 'terminal', id: terminal },
    command: async () => ({
      type: 'SeatTerminal',
      terminal,
      ...(await knownSeat(database, terminal)),
    }),
  });
  const seated = terminalOf(table.state(), terminal);
  if (seated?.isSeated && seated.credit === 0) {
    const command = { type: 'BuyCredit', terminal, amount: FREE_CREDIT } as const;
    await table.submit({ op: randomUUID(), by: CASHIER, command });
  }
  return terminal;
}

/** One that nobody looks at: at this table already, or at none; else a new one. */
async function freeTerminal(
  database: Pick<Pool, 'query'>,
  table: string | null,
  isOnline: (terminal: string) => boolean,
): Promise<string> {
  const { rows } = await database.query<{ readonly id: string }>(
    `select id from terminals where table_id is null or table_id = $1
     order by table_id nulls last, id`,
    [table],
  );
  const free = rows.find(({ id }) => !isOnline(id));
  if (free) return free.id;
  const counted = await database.query<{ readonly count: string }>(
    'select count(*) from terminals',
  );
  return `P${String(Number(counted.rows[0]?.count ?? 0) + 1).padStart(2, '0')}`;
}
