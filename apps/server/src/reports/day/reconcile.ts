import { money } from '@baize/exact';
import type { DayBody } from '@baize/protocol/http';
import type { Queryable } from '../../store/journal-row.ts';
import { meterReport } from '../meters/meter-report.ts';

type Difference = DayBody['differences'][number];
type Check = Difference['check'];

export interface Compared {
  readonly where: string;
  readonly expected: number;
  readonly found: number;
}

export interface Reconciliation {
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/**
 * Compares everything on the floor that must be the same amount twice, and names whatever is not, to the
 * last minor unit. The postings are taken for the truth here; whether they follow from the journal is
 * what `baize verify` computes.
 */
export async function reconcileFloor(
  database: Queryable,
  roundsInProgress: ReadonlySet<string>,
  { from, to }: { readonly from: number; readonly to: number },
  wins: readonly Compared[],
): Promise<Reconciliation> {
  const checks: readonly (readonly [Check, readonly Compared[]])[] = [
    ['balances-from-postings', await compare(database, BALANCES)],
    ['double-entry', await compare(database, DOUBLE_ENTRY)],
    ['meters-and-ledger', await compareMeters(database)],
    ['instruments-and-ledger', await compare(database, INSTRUMENTS)],
    ['carried-credit', await compare(database, CARRIED)],
    ['escrow-of-rounds', await compareEscrow(database, roundsInProgress)],
    ['win-and-ledger', wins],
    ['drawers-counted', await compare(database, DRAWERS, [from, to])],
    ['drops-counted', await compare(database, DROPS, [from, to])],
  ];
  return {
    compared: checks.reduce((sum, [, compared]) => sum + compared.length, 0),
    differences: checks.flatMap(([check, compared]) =>
      compared
        .filter(({ expected, found }) => expected !== found)
        .map(({ where, expected, found }) => ({
          check,
          where,
          expected: money(expected),
          found: money(found),
          difference: money(found - expected),
        })),
    ),
  };
}

async function compare(
  database: Queryable,
  text: string,
  values: unknown[] = [],
): Promise<readonly Compared[]> {
  const { rows } = await database.query<{
    readonly place: string;
    readonly expected: string;
    readonly found: string;
  }>(text, values);
  return rows.map(({ place, expected, found }) => ({
    where: place,
    expected: Number(expected),
    found: Number(found),
  }));
}

/** Every balance is the sum of the postings of its account, and no account has a balance without them. */
const BALANCES = `
select coalesce(p.table_id, b.table_id) || ' ' || coalesce(p.account, b.account) as place,
       coalesce(p.amount, 0) as expected, coalesce(b.amount, 0) as found
from (
  select table_id, account, sum(amount) as amount from (
    select table_id, to_account as account, amount from postings
    union all
    select table_id, from_account, -amount from postings) as each
  group by table_id, account having sum(amount) <> 0) as p
full join balances as b on b.table_id = p.table_id and b.account = p.account
order by place`;

/** What one account has another lacks: the balances of a table sum to nothing. */
const DOUBLE_ENTRY = `
select table_id as place, 0 as expected, sum(amount) as found from balances
group by table_id order by table_id`;

/** Instruments somebody still holds are what the ledger holds for them, over all tables. */
const INSTRUMENTS = `
select 'instruments outstanding' as place,
  (select coalesce(sum(amount), 0) from instruments
   where status in ('issued', 'confirmed')) as expected,
  (select coalesce(sum(amount), 0) from balances where account = 'instruments') as found
union all
select 'money held for tickets' as place,
  (select coalesce(sum(amount), 0) from instruments where status in ('prepared', 'in-doubt')),
  (select coalesce(sum(amount), 0) from balances where account like 'held:%')`;

/** Credit carried from table to table is what terminals hold that sit nowhere. */
const CARRIED = `
select 'terminals at no table' as place,
  (select coalesce(sum(credit), 0) from terminals) as expected,
  (select coalesce(sum(amount), 0) from balances where account = 'in-transit') as found`;

/** Drawers that were closed during the day: what was counted is what must have been in them. */
const DRAWERS = `
select 'drawer ' || d.id as place, c.expected, c.counted as found
from cage_drawers as d
join cage_counts as c on c.drawer = d.id
  and c.ordinal = (select max(ordinal) from cage_counts where drawer = d.id)
where d.closed_at >= $1 and d.closed_at < $2 order by d.closed_at, d.id`;

/** Boxes of tables that two people have counted during the day. */
const DROPS = `
select 'box of ' || table_id as place, expected, counted as found from cage_drops
where stage = 'done' and at >= $1 and at < $2 order by at, op`;

async function compareMeters(database: Queryable): Promise<readonly Compared[]> {
  return (await meterReport(database, undefined)).map((row) => ({
    where: `${row.kind} ${row.id}`,
    expected: row.creditByMeters,
    found: row.creditByLedger,
  }));
}

/** Only a round that is being played may hold stakes. */
async function compareEscrow(
  database: Queryable,
  roundsInProgress: ReadonlySet<string>,
): Promise<readonly Compared[]> {
  const { rows } = await database.query<{ readonly account: string; readonly amount: string }>(
    `select account, amount from balances where account like 'escrow:%' order by account`,
  );
  return rows
    .filter(({ account }) => !roundsInProgress.has(account.slice('escrow:'.length)))
    .map(({ account, amount }) => ({ where: account, expected: 0, found: Number(amount) }));
}
