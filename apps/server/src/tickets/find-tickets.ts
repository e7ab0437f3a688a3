import { money } from '@baize/exact';
import type { TicketsBody } from '@baize/protocol/http';
import { instrumentOf, type StoredInstrument } from '../store/floor-knowledge.ts';
import type { Queryable } from '../store/journal-row.ts';
import type { Tables } from '../tables/running-table.ts';
import { lifeEvents } from './ticket-events.ts';
import { ticketLine } from './ticket-line.ts';

export interface TicketQuery {
  readonly terminal?: string;
  readonly from?: number;
  readonly to?: number;
  readonly amount?: number;
  readonly about: 'true' | 'false';
  readonly limit: number;
}

export interface FindingTickets {
  readonly database: Queryable;
  readonly tables: Pick<Tables, 'get'>;
  readonly now: () => number;
}

const DAY = 86_400_000;
const ABOUT = 10;

const IS_OPEN = `visit is not null and status in ('prepared', 'issued', 'in-doubt')`;

/** In doubt first, then what nobody has confirmed, the oldest first; then the rest, the newest first. */
const ORDER = `order by not (${IS_OPEN}), (status <> 'in-doubt'),
  case when ${IS_OPEN} then issued_at else -issued_at end, number limit`;

/** Tickets nobody has confirmed, and those decided about today; or whatever fits what is asked for. */
export async function findTickets(
  options: FindingTickets,
  query: TicketQuery,
): Promise<TicketsBody> {
  const { database, tables } = options;
  const isSearch = [query.terminal, query.from, query.to, query.amount].some(
    (each) => each !== undefined,
  );
  const { text, values } = isSearch ? searchOf(query) : decidedSince(options.now() - DAY);
  const { rows } = await database.query<StoredInstrument>(
    `select * from instruments where ${text} ${ORDER} $${values.length + 1}`,
    [...values, query.limit],
  );
  const open = await database.query<{ count: string; sum: string }>(
    `select count(*) as count, coalesce(sum(amount), 0) as sum from instruments
     where (${text}) and ${IS_OPEN}`,
    values,
  );
  const known = rows.map(instrumentOf);
  const lives = await lifeEvents(
    database,
    known.map(({ number }) => number),
  );
  const [figures] = open.rows;
  return {
    tickets: known.map((each) => ticketLine(tables, each, lives.get(each.number) ?? [])),
    count: Number(figures?.count ?? 0),
    sum: money(Number(figures?.sum ?? 0)),
  };
}

interface Condition {
  readonly text: string;
  readonly values: unknown[];
}

function searchOf({ terminal, from, to, amount, about }: TicketQuery): Condition {
  const off = about === 'true' && amount !== undefined ? Math.floor(amount / ABOUT) : 0;
  const [least, most] = amount === undefined ? [null, null] : [amount - off, amount + off];
  return {
    text: `($1::text is null or issued_terminal = $1)
       and ($2::bigint is null or issued_at >= $2) and ($3::bigint is null or issued_at < $3)
       and ($4::bigint is null or amount between $4 and $5)`,
    values: [terminal ?? null, from ?? null, to ?? null, least, most],
  };
}

/** Whatever is open, and what two people or one of the staff decided; a player's own word is no decision. */
function decidedSince(from: number): Condition {
  return {
    text: `(${IS_OPEN}) or visit is not null and number in (
      select number from instrument_life where kind = 'InstrumentVoided' and at >= $1
      union
      select l.number from audit_trail as a
      join operations as o on o.op = a.op
      join instrument_life as l on l.table_id = o.table_id and l.sequence = o.sequence
      where a.action = 'command:ConfirmTicket' and a.outcome = 'accepted' and a.at >= $1)`,
    values: [from],
  };
}
