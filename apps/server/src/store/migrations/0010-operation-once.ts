/**
 * An operation id is used once on the whole floor, not once at every table. Ids that earlier versions
 * took at two tables are history and stay as they are: the index leaves just those out.
 */
export const operationOnce = {
  number: 10,
  name: 'operation-once',
  sql: `
do $$
declare twice text[];
begin
  select array_agg(op order by op) into twice
  from (select op from operations group by op having count(*) > 1) as used;
  if twice is null then
    create unique index operations_once on operations (op);
  else
    execute format('create unique index operations_once on operations (op) where op <> all (%L::text[])', twice);
  end if;
end $$;
`,
} as const;
