import { type Money, money } from '@baize/exact';
import type { WireCommand } from '@baize/protocol';
import type { CageSlip, SlipKind } from '@baize/protocol/http';
import { maskedNumber } from '@baize/table';
import type { Asking } from '../store/office.ts';
import { expectWritten } from '../store/written.ts';

/** What a slip is written for, before anything has moved. */
export interface NewSlip {
  readonly op: string;
  readonly kind: SlipKind;
  readonly amount: Money;
  readonly table: string | null;
  readonly terminal: string | null;
  readonly number: string | null;
}

export interface StoredSlip {
  readonly op: string;
  readonly drawer: string;
  readonly ordinal: number;
  readonly kind: SlipKind;
  readonly state: CageSlip['state'];
  readonly at: string;
  readonly table_id: string | null;
  readonly terminal: string | null;
  readonly number: string | null;
  readonly amount: string;
  readonly by_whom: string;
  readonly second: string | null;
  readonly refusal: string | null;
  readonly window_name: string;
  readonly sequence: string | null;
  readonly moved: string | null;
  readonly because: CageSlip['because'] | null;
}

/**
 * Slips with what the ledger says of them; whatever a slip hoped for does not count. What was sold or
 * redeemed was moved by the operation the slip is named after. A payment by hand or of a claim may be moved by
 * whoever agrees to it, so its posting is found by its key, which names that operation.
 */
const SLIPS = `
select s.*, s.stage as state, d.window_name, p.sequence, p.moved, p.because
from cage_slips as s
join cage_drawers as d on d.id = s.drawer
left join operations as o
  on o.table_id = s.table_id and o.op = s.op and s.kind in ('sell', 'redeem', 'collect')
left join lateral (
  select min(sequence) as sequence, min(because) as because,
         sum(case when from_account = 'cage' then amount else -amount end) as moved
  from postings
  where table_id = s.table_id and (from_account = 'cage' or to_account = 'cage')
    and (sequence = o.sequence
      or s.kind = 'hand' and key = s.terminal || ':hand-paid:' || s.op
      or s.kind = 'claim' and key = s.terminal || ':paid:' || s.op
      or s.kind = 'ticket' and key = s.terminal || ':ticket-paid:' || s.op)
) as p on true`;

export async function slipsOf(database: Asking, drawer: string): Promise<readonly CageSlip[]> {
  const { rows } = await database.query<StoredSlip>(
    `${SLIPS} where s.drawer = $1 order by s.ordinal desc`,
    [drawer],
  );
  return rows.map(slipBodyOf);
}

/** Slips that wait for a second person, the oldest first. */
export async function waitingSlips(database: Asking): Promise<readonly CageSlip[]> {
  const { rows } = await database.query<StoredSlip>(
    `${SLIPS} where s.stage in ('waiting', 'requested') order by s.at, s.op`,
  );
  return rows.map(slipBodyOf);
}

export async function findSlip(database: Asking, op: string): Promise<StoredSlip | undefined> {
  const { rows } = await database.query<StoredSlip>(`${SLIPS} where s.op = $1`, [op]);
  return rows[0];
}

export function slipBodyOf(row: StoredSlip): CageSlip {
  const { op, drawer, kind, terminal, second, refusal } = row;
  // What was moved is done, whatever was known when somebody last looked.
  const state = row.moved === null ? row.state : 'done';
  return {
    op,
    receipt: `${row.window_name}-${drawer.slice(row.window_name.length + 1)}-${row.ordinal}`,
    drawer,
    kind,
    state,
    at: Number(row.at),
    table: row.table_id,
    terminal,
    // A slip about a ticket has its name there, which is no number.
    number: row.number === null || kind === 'ticket' ? null : maskedNumber(row.number),
    amount: money(Number(row.amount)),
    cash: cashOf(row),
    by: row.by_whom,
    second,
    refusal,
    sequence: row.sequence === null ? null : Number(row.sequence),
    because: [...(row.because ?? [])],
  };
}

/** What a slip asks its table to do; null where the money is of the house, and no table is asked. */
export function commandOf({ kind, terminal, number, ...slip }: StoredSlip): WireCommand | null {
  if (isOfHouse(kind)) return null;
  const amount = money(Number(slip.amount));
  if (kind === 'ticket' && terminal !== null && number !== null) {
    const reason = 'Paid in cash at the cage.';
    return { type: 'DecideTicket', terminal, ticket: number, amount, effect: 'cash', reason };
  }
  if (number !== null) return { type: 'RedeemInstrument', number, terminal: null };
  if (terminal === null) throw new Error('A slip of a player names a terminal or an instrument.');
  switch (kind) {
    case 'collect':
      return { type: 'CollectDebt', visit: terminal, amount, from: 'cash' };
    case 'claim':
      return { type: 'PayClaim', visit: terminal, amount };
    default:
      return { type: kind === 'sell' ? 'BuyCredit' : 'PayByHand', terminal, amount };
  }
}

/** Which way the money of the house goes, seen from the drawer. */
const HOUSE_MONEY: Readonly<Partial<Record<SlipKind, 1 | -1>>> = {
  'from-vault': 1,
  'to-vault': -1,
  fill: -1,
  credit: 1,
};

/** Whether money leaves the drawer. */
export function paysOut(kind: SlipKind): boolean {
  return ['redeem', 'hand', 'claim', 'ticket'].includes(kind) || HOUSE_MONEY[kind] === -1;
}

export function isOfHouse(kind: SlipKind): boolean {
  return HOUSE_MONEY[kind] !== undefined;
}

/** Slips of a drawer that nobody has finished. */
export function isInWork({ state }: Pick<CageSlip, 'state'>): boolean {
  return ['waiting', 'agreed', 'asked', 'requested'].includes(state);
}

function cashOf({ kind, state, amount, moved }: StoredSlip): Money {
  const direction = HOUSE_MONEY[kind];
  if (direction === undefined) return money(Number(moved ?? 0));
  return money(state === 'done' ? direction * Number(amount) : 0);
}

/** Writes a slip into an open drawer; null where the drawer is closed. The drawer's row is held. */
export async function writeSlip(
  database: Asking,
  drawer: string,
  { op, kind, amount, table, terminal, number }: NewSlip,
  how: { readonly at: number; readonly by: string; readonly state: 'waiting' | 'asked' },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into cage_slips
       (op, drawer, ordinal, kind, stage, at, table_id, terminal, number, amount, by_whom)
     select $1, id, (select coalesce(max(ordinal), 0) + 1 from cage_slips where drawer = $2),
            $3, $4, $5, $6, $7, $8, $9, $10
     from cage_drawers where id = $2 and closed_at is null`,
    [op, drawer, kind, how.state, how.at, table, terminal, number, amount, how.by],
  );
  return rowCount === 1;
}

export async function changeSlip(
  database: Asking,
  op: string,
  state: CageSlip['state'],
  refusal: string | null = null,
): Promise<void> {
  const text = 'update cage_slips set stage = $2, refusal = $3 where op = $1';
  expectWritten('cage_slips', await database.query(text, [op, state, refusal]));
  if (state === 'done') await endHandPayment(database, op);
}

/** Who was paid by hand waits no longer; whoever waits for something else goes on waiting. */
async function endHandPayment(database: Asking, op: string): Promise<void> {
  const paid = `terminal in (select s.terminal from cage_slips s join waiting_players w using (terminal)
    where s.op = $1 and s.kind = 'hand' and w.reason = 'hand-pay')`;
  await database.query(`delete from attendant_calls where ${paid}`, [op]);
  await database.query(`delete from waiting_players where ${paid}`, [op]);
}

/** Whether a table still holds a request for a second person. */
export type RequestOpen = (table: string, op: string) => boolean;

/**
 * Slips whose request a table has answered. What the tables hold was looked at before the database is,
 * so that an answer that is not there any more is one that is durable.
 */
export async function settleRequests(
  database: Asking,
  isOpen: RequestOpen,
  onSettled: (slip: StoredSlip) => Promise<void>,
): Promise<void> {
  const { rows } = await database.query<StoredSlip>(`${SLIPS} where s.stage = 'requested'`);
  for (const slip of rows) {
    const { op, table_id, moved } = slip;
    if (table_id !== null && isOpen(table_id, op)) continue;
    // First, so that it is done again if the slip is never told.
    await onSettled(slip);
    await changeSlip(database, op, moved === null ? 'rejected' : 'done');
  }
}
