import type { Asking } from '../../store/office.ts';
import { TABLE_LEASE_LOCK } from '../recovery/keep-tables.ts';

/** What people still have at a table that is no longer in the floor file. */
export interface Holdings {
  readonly table: string;
  readonly terminals: number;
  /** In minor units, of all terminals together; stakes that were closed are not in it. */
  readonly credit: number;
  /** Instruments it issued that somebody still holds; only its books can pay or expire them. */
  readonly instruments: number;
}

interface HoldingsRow {
  readonly table_id: string;
  readonly terminals: string;
  readonly credit: string;
  readonly instruments: string;
}

/**
 * Every table on record but these, unless another process keeps it at this moment: that one has it in its
 * own file, and may just be about to be started again with a newer one.
 */
export async function tablesBeside(
  pool: Asking,
  described: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ readonly table_id: string }>(
    `select table_id from streams where table_id <> all ($1) and not exists (
       select from pg_locks
       where locktype = 'advisory' and objsubid = 2 and classid::bigint = $2
         and objid::bigint = hashtext(table_id)::bigint & 4294967295
         and database = (select oid from pg_database where datname = current_database()))
     order by table_id`,
    [described, TABLE_LEASE_LOCK],
  );
  return rows.map(({ table_id }) => table_id);
}

/** Those of these tables at which somebody sits or whose instruments are outstanding. */
export async function holdingsAt(
  pool: Asking,
  tables: readonly string[],
): Promise<readonly Holdings[]> {
  const { rows } = await pool.query<HoldingsRow>(
    `select * from (
       select table_id,
         (select count(*) from terminals as seat where seat.table_id = streams.table_id) as terminals,
         (select coalesce(sum(amount), 0) from balances as held
            where held.table_id = streams.table_id
              and (account like 'credit:%' or account like 'held:%')) as credit,
         (select count(*) from instruments
            where issued_table = streams.table_id
              and status in ('prepared', 'issued', 'confirmed', 'in-doubt')) as instruments
       from streams where table_id = any ($1)) as left_behind
     where terminals > 0 or credit > 0 or instruments > 0
     order by table_id`,
    [tables],
  );
  return rows.map(({ table_id: table, terminals, credit, instruments }) => ({
    table,
    terminals: Number(terminals),
    credit: Number(credit),
    instruments: Number(instruments),
  }));
}

/** `2 terminals with 4,050.00 together; 1 instrument outstanding` */
export function holdingsText({ terminals, credit, instruments }: Holdings): string {
  const amount = (credit / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  return [
    ...(terminals > 0 || credit > 0
      ? [`${countOf(terminals, 'terminal')} with ${amount} together`]
      : []),
    ...(instruments > 0 ? [`${countOf(instruments, 'instrument')} outstanding`] : []),
  ].join('; ');
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
