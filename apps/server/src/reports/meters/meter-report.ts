import { type Money, money } from '@baize/exact';
import { creditByMeters, METERS_AT_ZERO, type Meters } from '@baize/ledger';
import type { Queryable } from '../../store/journal-row.ts';

/** Meters beside the ledger. Whoever sits at a terminal, its meters go on: they belong to the machine. */
export interface MeterRow extends Meters {
  readonly kind: 'terminal' | 'table';
  readonly id: string;
  readonly creditByMeters: Money;
  readonly creditByLedger: Money;
  /** What the ledger holds more than the meters ask for; nothing where both are right. */
  readonly difference: Money;
}

interface Stored {
  readonly table_id: string;
  /** Empty for the meters of the table itself. */
  readonly terminal: string;
  readonly counters: Meters;
  readonly held: string;
}

/** Lifetime meters of every terminal over all tables, then of every table, as they stand now. */
export async function meterReport(
  database: Queryable,
  table: string | undefined,
): Promise<readonly MeterRow[]> {
  const { rows } = await database.query<Stored>(STANDING, [table ?? null]);
  const terminals = [...new Set(rows.map(({ terminal }) => terminal))].filter((id) => id !== '');
  return [
    ...terminals.map((id) =>
      rowOf(
        'terminal',
        id,
        rows.filter(({ terminal }) => terminal === id),
      ),
    ),
    ...rows
      .filter(({ terminal }) => terminal === '')
      .map((stored) => rowOf('table', stored.table_id, [stored])),
  ];
}

/** Meters and balances in one statement, so that they are of one moment. */
const STANDING = `
select m.table_id, m.terminal, m.counters, coalesce(held.amount, 0) as held
from meters as m
left join lateral (
  select sum(amount) as amount from balances as b
  where b.table_id = m.table_id
    and case when m.terminal = '' then b.account like 'credit:%'
        else b.account = 'credit:' || m.terminal end) as held on true
where $1::text is null or m.table_id = $1
order by m.terminal, m.table_id`;

function rowOf(kind: MeterRow['kind'], id: string, stored: readonly Stored[]): MeterRow {
  const meters = stored.map(({ counters }) => counters).reduce(sumOf, METERS_AT_ZERO);
  const credit = creditByMeters(meters);
  const held = money(stored.reduce((sum, { held }) => sum + Number(held), 0));
  return {
    kind,
    id,
    ...meters,
    creditByMeters: credit,
    creditByLedger: held,
    difference: money(held - credit),
  };
}

function sumOf(one: Meters, other: Meters): Meters {
  return {
    coinIn: money(one.coinIn + other.coinIn),
    coinOut: money(one.coinOut + other.coinOut),
    stakesReturned: money(one.stakesReturned + other.stakesReturned),
    corrected: money(one.corrected + other.corrected),
    cashIn: money(one.cashIn + other.cashIn),
    cashOut: money(one.cashOut + other.cashOut),
    instrumentsIn: money(one.instrumentsIn + other.instrumentsIn),
    instrumentsOut: money(one.instrumentsOut + other.instrumentsOut),
    transfersIn: money(one.transfersIn + other.transfersIn),
    transfersOut: money(one.transfersOut + other.transfersOut),
    tips: money(one.tips + other.tips),
    rounds: one.rounds + other.rounds,
    voids: one.voids + other.voids,
  };
}
