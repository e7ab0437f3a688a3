/**
 * The cage. A slip says which drawer a movement of cash belongs to; how much was moved the ledger says,
 * by the operation the slip is named after, so that no amount is written down twice. Times are
 * milliseconds, amounts minor units.
 */
export const cage = {
  number: 7,
  name: 'cage',
  sql: `
create table cage_drawers (
  id text primary key,
  window_name text not null,
  ordinal integer not null,
  cashier text not null references staff (id),
  opened_at bigint not null,
  pieces jsonb not null,
  opening bigint not null check (opening >= 0),
  closed_at bigint,
  difference bigint,
  second text,
  reason text,
  unique (window_name, ordinal),
  check ((closed_at is null) = (difference is null))
);
create unique index one_drawer_a_window on cage_drawers (window_name) where closed_at is null;
create unique index one_drawer_a_cashier on cage_drawers (cashier) where closed_at is null;

create table cage_counts (
  drawer text not null references cage_drawers (id),
  ordinal integer not null,
  at bigint not null,
  by_whom text not null,
  pieces jsonb not null,
  counted bigint not null,
  expected bigint not null,
  primary key (drawer, ordinal)
);
create trigger cage_counts_are_append_only before update or delete or truncate on cage_counts
  for each statement execute function refuse_change();

create table cage_slips (
  op text primary key,
  drawer text not null references cage_drawers (id),
  ordinal integer not null,
  kind text not null,
  stage text not null,
  at bigint not null,
  table_id text,
  terminal text,
  number text,
  amount bigint not null check (amount > 0),
  by_whom text not null,
  second text,
  refusal text,
  unique (drawer, ordinal)
);
create index cage_slips_in_work on cage_slips (stage) where stage in ('waiting', 'agreed', 'asked', 'requested');
-- What was ever bought or paid in cash, without reading what was played for.
create index postings_of_the_cage on postings (table_id, key)
  where from_account = 'cage' or to_account = 'cage';

create table cage_drops (
  op text primary key,
  table_id text not null,
  at bigint not null,
  by_whom text not null,
  second text,
  stage text not null,
  pieces jsonb not null,
  counted bigint not null,
  expected bigint not null
);

create trigger changes_are_noted after insert or update or delete on cage_drawers
  for each row execute function note_change('id');
create trigger changes_are_noted after insert or update or delete on cage_counts
  for each row execute function note_change('drawer', 'ordinal');
create trigger changes_are_noted after insert or update or delete on cage_slips
  for each row execute function note_change('op');
create trigger changes_are_noted after insert or update or delete on cage_drops
  for each row execute function note_change('op');
`,
} as const;
