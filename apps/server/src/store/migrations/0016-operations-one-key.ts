/**
 * One unique key of operations instead of two: every bet pays for each. An id that earlier versions took at two tables
 * keeps both rows, told apart by a number. Beside the id stands a digest of who asked for what, so that another command
 * under a used id is told from the same one that comes again; operations from before have none.
 */
export const operationsOneKey = {
  number: 16,
  name: 'operations-one-key',
  sql: `
alter table operations add column again smallint not null default 0;
alter table operations add column asked bigint;

update operations as o set again = twice.number
from (
  select table_id, op, row_number() over (partition by op order by table_id collate "C") - 1 as number
  from operations
  where op in (select op from operations group by op having count(*) > 1)) as twice
where o.table_id = twice.table_id and o.op = twice.op and twice.number > 0;

drop index operations_once;
alter table operations drop constraint operations_pkey;
alter table operations add primary key (op, again);
`,
} as const;
