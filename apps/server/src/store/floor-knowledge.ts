import { type Money, money, NOTHING } from '@baize/exact';
import type { InstrumentStatus } from '@baize/table';
import type { Queryable } from './journal-row.ts';

/** An instrument as the whole floor knows it. */
export interface KnownInstrument {
  readonly number: string;
  readonly amount: Money;
  readonly status: InstrumentStatus;
  readonly expiresAt: number;
  /** A name that pays nothing. */
  readonly ticket: string;
  /** Whose it is; null of instruments nobody had to confirm. */
  readonly visit: string | null;
  readonly issued: Place & { readonly terminal: string };
  readonly ended: (Place & { readonly terminal: string | null }) | null;
}

interface Place {
  readonly table: string;
  readonly sequence: number;
  readonly at: number;
}

export async function readInstrument(
  database: Queryable,
  number: string,
): Promise<KnownInstrument | undefined> {
  return (await readInstruments(database, [number]))[0];
}

export async function readInstruments(
  database: Queryable,
  numbers: readonly string[],
): Promise<readonly KnownInstrument[]> {
  const { rows } = await database.query<StoredInstrument>(
    'select * from instruments where number = any($1::text[])',
    [numbers],
  );
  return rows.map(instrumentOf);
}

/** An instrument by the name that pays nothing. */
export async function readTicket(
  database: Queryable,
  ticket: string,
): Promise<KnownInstrument | undefined> {
  const { rows } = await database.query<StoredInstrument>(
    `select * from instruments
     where coalesce(ticket, 'ticket:' || issued_table || ':' || issued_sequence) = $1`,
    [ticket],
  );
  return rows.map(instrumentOf)[0];
}

/** The last instruments a terminal issued, newest first. */
export async function instrumentsOf(
  database: Queryable,
  terminal: string,
  limit: number,
): Promise<readonly KnownInstrument[]> {
  const { rows } = await database.query<StoredInstrument>(
    `select * from instruments where issued_terminal = $1
     order by issued_at desc, number limit $2`,
    [terminal, limit],
  );
  return rows.map(instrumentOf);
}

/** Where a terminal sits, and the credit it carries while it sits nowhere. */
export async function readSeat(
  database: Queryable,
  terminal: string,
): Promise<{ readonly seatedAt: string | null; readonly credit: Money }> {
  const { rows } = await database.query<{ table_id: string | null; credit: string }>(
    'select table_id, credit from terminals where id = $1',
    [terminal],
  );
  const [found] = rows;
  if (!found) return { seatedAt: null, credit: NOTHING };
  return { seatedAt: found.table_id, credit: money(Number(found.credit)) };
}

export interface StoredInstrument {
  readonly number: string;
  readonly amount: string;
  readonly status: KnownInstrument['status'];
  readonly expires_at: string;
  readonly issued_table: string;
  readonly issued_terminal: string;
  readonly issued_sequence: string;
  readonly issued_at: string;
  readonly ended_table: string | null;
  readonly ended_terminal: string | null;
  readonly ended_sequence: string | null;
  readonly ended_at: string | null;
  readonly ticket: string | null;
  readonly visit: string | null;
}

export function instrumentOf(row: StoredInstrument): KnownInstrument {
  const { number, status } = row;
  return {
    number,
    amount: money(Number(row.amount)),
    status,
    expiresAt: Number(row.expires_at),
    // The same as the index of the table has it.
    ticket: row.ticket ?? `ticket:${row.issued_table}:${row.issued_sequence}`,
    visit: row.visit,
    issued: {
      table: row.issued_table,
      terminal: row.issued_terminal,
      sequence: Number(row.issued_sequence),
      at: Number(row.issued_at),
    },
    ended:
      row.ended_table === null
        ? null
        : {
            table: row.ended_table,
            terminal: row.ended_terminal,
            sequence: Number(row.ended_sequence),
            at: Number(row.ended_at),
          },
  };
}
