/**
 * Every operation is remembered for ever, bets included: an id that was used once is never used again,
 * in whatever round. Bets of earlier versions are taken over from the journal. Closed gaming days are
 * signed like everything else of the office.
 */
export const operations = {
  number: 6,
  name: 'operations',
  sql: `
insert into operations (table_id, op, sequence)
select j.table_id, fact ->> 'op', min((fact ->> 'sequence')::bigint)
from journal as j cross join jsonb_array_elements(convert_from(j.events, 'UTF8')::jsonb) as fact
where jsonb_typeof(fact) = 'object' and fact ? 'op'
group by 1, 2
on conflict do nothing;

create trigger changes_are_noted after insert or update or delete on gaming_days
  for each row execute function note_change('day');
`,
} as const;
