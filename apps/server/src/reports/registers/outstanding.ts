import { money } from '@baize/exact';
import type { ReportBody } from '@baize/protocol/http';
import { maskedNumber } from '@baize/table';
import type { Queryable } from '../../store/read-journal.ts';

type RowOf<Name extends ReportBody['report']> = Extract<
  ReportBody,
  { report: Name }
>['rows'][number];

interface AsOf {
  /** Up to a moment; null for now. */
  readonly to: number | null;
  readonly table: string | undefined;
}

/**
 * Instruments issued by then and not yet redeemed, void or expired, at whichever table. They stand in the
 * database by number, and `verify` computes every one of them again from the journals.
 */
export async function instrumentsOutstanding(
  database: Queryable,
  { to, table }: AsOf,
): Promise<readonly RowOf<'instruments'>[]> {
  const { rows } = await database.query<{
    readonly number: string;
    readonly amount: string;
    readonly issued_at: string;
    readonly issued_table: string;
    readonly issued_terminal: string;
    readonly expires_at: string;
  }>(
    `select number, amount, issued_at, issued_table, issued_terminal, expires_at from instruments
     where case when $1::bigint is null then status = 'issued'
                else issued_at < $1 and (ended_at is null or ended_at >= $1) end
       and ($2::text is null or issued_table = $2)
     order by issued_at, number`,
    [to, table ?? null],
  );
  return rows.map((row) => ({
    number: maskedNumber(row.number),
    amount: money(Number(row.amount)),
    issuedAt: Number(row.issued_at),
    table: row.issued_table,
    terminal: row.issued_terminal,
    expiresAt: Number(row.expires_at),
  }));
}

/** What players owe after corrections their credit could not cover, summed from the postings. */
export async function receivables(
  database: Queryable,
  { to, table }: AsOf,
): Promise<readonly RowOf<'receivables'>[]> {
  const { rows } = await database.query<{
    readonly table_id: string;
    readonly account: string;
    readonly owed: string;
    readonly at: string;
  }>(
    `select p.table_id, p.account, sum(p.owed) as owed, max(j.at) as at
     from (
       select table_id, sequence, from_account as account, amount as owed from postings
       where from_account like 'receivable:%'
       union all
       select table_id, sequence, to_account, -amount from postings
       where to_account like 'receivable:%') as p
     cross join lateral (
       select at from journal where table_id = p.table_id and first <= p.sequence
       order by first desc limit 1) as j
     where ($1::bigint is null or j.at < $1) and ($2::text is null or p.table_id = $2)
     group by p.table_id, p.account having sum(p.owed) <> 0
     order by p.table_id, p.account`,
    [to, table ?? null],
  );
  return rows.map(({ table_id, account, owed, at }) => ({
    table: table_id,
    terminal: account.slice('receivable:'.length),
    owed: money(Number(owed)),
    at: Number(at),
  }));
}
