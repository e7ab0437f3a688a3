/**
 * Which kinds of events are in which row of a journal, bets excepted: most of a journal is bets, and whoever looks for
 * voids or settlements need not read them. Written in the transaction of the row; `verify` finds it out again.
 */
export const journalKinds = {
  number: 12,
  name: 'journal-kinds',
  sql: `
create table journal_kinds (
  table_id text not null,
  kind text not null,
  -- Where the row begins.
  first bigint not null,
  primary key (table_id, kind, first)
);

insert into journal_kinds (table_id, kind, first)
select distinct j.table_id, fact -> 'event' ->> 'type', j.first
from journal as j cross join json_array_elements(convert_from(j.events, 'UTF8')::json) as fact
where fact -> 'event' ->> 'type' <> 'BetsChanged';

create trigger journal_kinds_are_append_only before update or delete or truncate on journal_kinds
  for each statement execute function refuse_change();
`,
} as const;
