import type { Findings } from './finding.ts';
import type { Verification } from './verify-floor.ts';

/**
 * What no table can tell alone: instruments and credit that pass between tables. Postings have been
 * compared with the journal by now, so the rest is compared with postings, inside the database.
 */
export async function* floorFindings({ client }: Verification): Findings {
  for (const { text, what } of CHECKS) {
    const { rows } = await client.query<{ place: string }>(text);
    for (const { place } of rows) yield { where: place, what };
  }
}

interface Check {
  /** Gives the place of the first row that is wrong. */
  readonly text: string;
  readonly what: string;
}

const CHECKS: readonly Check[] = [
  {
    what: 'was issued by no event',
    text: `select 'instruments ' || number as place from instruments as i where not exists (
             select from postings as p where p.table_id = i.issued_table
               and p.sequence = i.issued_sequence and p.key = i.number || ':issued')
           order by number limit 1`,
  },
  {
    what: 'was ended by no event',
    text: `select 'instruments ' || number as place from instruments as i
           where status <> 'issued' and not exists (
             select from postings as p where p.table_id = i.ended_table
               and p.sequence = i.ended_sequence
               and p.key = i.number || ':' ||
                   case i.status when 'void' then 'voided' else i.status end)
           order by number limit 1`,
  },
  {
    what: 'has ended somewhere although it is outstanding',
    text: `select 'instruments ' || number || ' column ended_terminal' as place from instruments
           where status = 'issued' and ended_terminal is not null order by number limit 1`,
  },
  {
    what: 'holds another credit than was carried away from tables',
    text: `select 'terminals ' || coalesce(t.id, moved.id) as place from terminals as t
           full join (
             select substr(account, 8) as id, sum(amount) as amount from (
               select from_account as account, amount from postings where to_account = 'in-transit'
               union all
               select to_account, -amount from postings where from_account = 'in-transit') as m
             group by account) as moved on moved.id = t.id
           where coalesce(t.credit, 0) <> coalesce(moved.amount, 0) or t.id is null
           order by 1 limit 1`,
  },
  {
    what: 'sits at a table that does not exist',
    text: `select 'terminals ' || id as place from terminals
           where table_id is not null and table_id not in (select table_id from streams)
           order by id limit 1`,
  },
  {
    what: 'is not in the list of tables',
    text: `select 'journal ' || table_id as place from (select distinct table_id from balances) as b
           where table_id not in (select table_id from streams) limit 1`,
  },
  {
    what: 'differ from what instruments are outstanding',
    text: `select 'balances instruments' as place
           where (select coalesce(sum(amount), 0) from balances where account = 'instruments')
              <> (select coalesce(sum(amount), 0) from instruments where status = 'issued')`,
  },
];
