import { randomUUID } from 'node:crypto';
import { money as amountOf } from '@baize/exact';
import { type Actor, terminalOf } from '@baize/table';
import type { Pool } from 'pg';
import type { RunningTable } from '../tables/running-table.ts';
import type { SignedMoney } from '../tables/signed-money.ts';

// A thousand of whatever the floor's money is, for whoever has none to play with.
const FREE_CREDIT = amountOf(100_000);
const CASHIER: Actor = { kind: 'staff', id: 'demo-cashier', position: 'cashier' };

export interface DemoSeat {
  readonly table: RunningTable | undefined;
  /** The terminal somebody asked for; any free one without. */
  readonly id: string | undefined;
  /** Whether a terminal is free; if so, nobody else gets it. */
  readonly take: (terminal: string) => boolean;
}

/** A terminal somebody can play at right away: seated where they want, with credit. */
export async function seatDemoTerminal(
  { database, money }: { readonly database: Pick<Pool, 'query'>; readonly money: SignedMoney },
  { table, id, take }: DemoSeat,
): Promise<string> {
  const terminal = id ?? (await freeTerminal(database, table?.id ?? null, take));
  if (!table) return terminal;
  const { doubt } = await money.seat(terminal);
  if (doubt) return terminal;
  // Nobody looks at a free one: whoever takes it is another person than whoever was there.
  if (id === undefined) await leaveSeat(table, terminal);
  await table.submit({
    op: randomUUID(),
    by: { kind: 'terminal', id: terminal },
    command: async () => ({
      type: 'SeatTerminal',
      terminal,
      ...(await money.seat(terminal)).value,
    }),
  });
  const seated = terminalOf(table.state(), terminal);
  if (seated?.isSeated && seated.credit === 0) {
    const command = { type: 'BuyCredit', terminal, amount: FREE_CREDIT } as const;
    await table.submit({ op: randomUUID(), by: CASHIER, command });
  }
  return terminal;
}

/** The visit of whoever was there ends, and their credit waits for the next; with a bet or a ticket open it goes on. */
async function leaveSeat(table: RunningTable, terminal: string): Promise<void> {
  if (!terminalOf(table.state(), terminal)) return;
  await table.submit({
    op: randomUUID(),
    by: { kind: 'terminal', id: terminal },
    command: { type: 'ReleaseTerminal', terminal },
  });
}

/** One that nobody looks at: at this table already, or at none; else a new one. */
async function freeTerminal(
  database: Pick<Pool, 'query'>,
  table: string | null,
  take: DemoSeat['take'],
): Promise<string> {
  const { rows } = await database.query<{ readonly id: string; readonly fits: boolean }>(
    `select id, table_id is null or table_id = $1 as fits from terminals
     order by table_id nulls last, id`,
    [table],
  );
  const free = rows.find(({ id, fits }) => fits && take(id));
  if (free) return free.id;
  const known = new Set(rows.map(({ id }) => id));
  for (let number = rows.length + 1; ; number += 1) {
    const id = `P${String(number).padStart(2, '0')}`;
    if (!known.has(id) && take(id)) return id;
  }
}
