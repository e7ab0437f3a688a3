/**
 * What the server's role may do is given to it after the migrations, from one list. This is what rights on
 * tables and columns cannot say: an instrument ends once. How far a feed was delivered is signed by who
 * delivered it, in its own row, because it changes too often for the office journal.
 */
export const roles = {
  number: 11,
  name: 'roles',
  sql: `
create function refuse_second_end() returns trigger language plpgsql as $$
begin
  if old.status <> 'issued' then
    raise exception 'instrument % has ended: it is %', old.number, old.status
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger instruments_end_once before update on instruments
  for each row execute function refuse_second_end();

alter table feed_places add column public_key bytea;
alter table feed_places add column signature bytea;
`,
} as const;
