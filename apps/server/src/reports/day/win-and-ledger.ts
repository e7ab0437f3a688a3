import { type Money, money } from '@baize/exact';
import { commissionOf, winOf } from '@baize/ledger';
import type { Queryable } from '../../store/journal-row.ts';
import { firstEventSince } from '../journal-facts.ts';

/** What a table's accounts of the house say of a day. */
export interface KeptInDay {
  readonly table: string;
  /** By how much win and commission have grown in the ledger. */
  readonly kept: Money;
  /** Debts the house gave up: they leave the account of the win, and are no result of any round. */
  readonly writtenOff: Money;
  /** Whether stakes lay in escrow when the day began or ended: a round is then between result and payment. */
  readonly isMidRound: boolean;
}

/** The ledger's own account of a day, table by table, from its postings alone. */
export function keptInDay(
  database: Queryable,
  tables: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly KeptInDay[]> {
  return Promise.all(
    tables.map(async (table) => {
      const first = await firstEventSince(database, table, from);
      const after = await firstEventSince(database, table, to);
      const values = [table, first, after, winOf(table), commissionOf(table)];
      const { rows } = await database.query<
        Record<'kept' | 'written_off' | 'before' | 'at_end', string>
      >(KEPT, values);
      const { kept = 0, written_off = 0, before = 0, at_end = 0 } = rows[0] ?? {};
      return {
        table,
        kept: money(Number(kept)),
        writtenOff: money(Number(written_off)),
        isMidRound: Number(before) !== 0 || Number(at_end) !== 0,
      };
    }),
  );
}

/** A posting that gives a debt up has its own kind of key; nothing else moves the win to a receivable. */
const KEPT = `
select
  coalesce(sum(case when to_account in ($4, $5) then amount else 0 end
             - case when from_account in ($4, $5) then amount else 0 end)
    filter (where sequence >= $2), 0) as kept,
  coalesce(sum(amount)
    filter (where sequence >= $2 and from_account = $4 and key like '%:written-off:%'), 0) as written_off,
  coalesce(sum(case when to_account like 'escrow:%' then amount else 0 end
             - case when from_account like 'escrow:%' then amount else 0 end)
    filter (where sequence < $2), 0) as before,
  coalesce(sum(case when to_account like 'escrow:%' then amount else 0 end
             - case when from_account like 'escrow:%' then amount else 0 end), 0) as at_end
from postings where table_id = $1 and sequence < $3`;

/**
 * What a table won by its rounds, less the debts that were given up, is what the ledger has kept. A day that still
 * runs is not compared, and no table that was between a result and its payment at either end of the day.
 */
export function winAgainstLedger(
  kept: readonly KeptInDay[],
  wins: ReadonlyMap<string, Money>,
): readonly { readonly where: string; readonly expected: number; readonly found: number }[] {
  return kept
    .filter(({ isMidRound }) => !isMidRound)
    .map(({ table, kept: found, writtenOff }) => ({
      where: `win of ${table}`,
      expected: (wins.get(table) ?? 0) - writtenOff,
      found,
    }));
}
