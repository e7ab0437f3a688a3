import type { Queryable } from './journal-row.ts';

/** A terminal whose credit on record is not what tables have sent on its way less what they took from there. */
export interface CarriedDifference {
  readonly terminal: string;
  /** What `terminals` says it carries. */
  readonly stored: number;
  /** What the ledger says: its account in-transit, terminal by terminal. */
  readonly ledger: number;
}

/** The same of the floor as a whole: a few rows of balances, however long the journal is. */
export async function carriedSums(
  database: Queryable,
): Promise<Pick<CarriedDifference, 'stored' | 'ledger'>> {
  const { rows } = await database.query<{ stored: string; ledger: string }>(
    `select (select coalesce(sum(credit), 0) from terminals) as stored,
            (select coalesce(sum(amount), 0) from balances where account = 'in-transit') as ledger`,
  );
  return { stored: Number(rows[0]?.stored), ledger: Number(rows[0]?.ledger) };
}

/** Which terminals differ. Rows that moved any are found by their kind, so that bets are not read. */
export async function carriedDifferences(
  database: Queryable,
): Promise<readonly CarriedDifference[]> {
  const { rows } = await database.query<{ terminal: string; stored: string; ledger: string }>(
    `with moving as (
       select distinct table_id, first from journal_kinds
       where kind in ('TerminalSeated', 'TerminalReleased')),
     moves as (
       select case when p.to_account = 'in-transit' then p.from_account else p.to_account end as account,
              case when p.to_account = 'in-transit' then p.amount else -p.amount end as amount
       from moving
       join journal as j using (table_id, first)
       join postings as p on p.table_id = j.table_id and p.sequence between j.first and j.last
       where 'in-transit' in (p.from_account, p.to_account)),
     carried as (
       select substr(account, length('credit:') + 1) as id, sum(amount) as amount
       from moves group by account)
     select coalesce(t.id, c.id) as terminal, coalesce(t.credit, 0) as stored,
            coalesce(c.amount, 0) as ledger
     from terminals as t full join carried as c on c.id = t.id
     where coalesce(t.credit, 0) <> coalesce(c.amount, 0) order by 1`,
  );
  return rows.map(({ terminal, stored, ledger }) => ({
    terminal,
    stored: Number(stored),
    ledger: Number(ledger),
  }));
}
