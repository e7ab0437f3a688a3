/**
 * What the floor itself remembers: how its tables were last described, what is broken, and which
 * software was accepted. None of it decides about money; the journal does. Times are milliseconds.
 */
export const floor = {
  number: 3,
  name: 'floor',
  sql: `
-- The digest is of the entry in floor.yaml that was applied last: a file that did not change leaves
-- alone what people have configured since.
create table floor_tables (
  table_id text primary key,
  position integer not null,
  manners jsonb not null,
  digest text not null,
  applied_at bigint not null
);

create table faults (
  id text primary key,
  code text not null,
  place_kind text not null check (place_kind in ('floor', 'table', 'terminal', 'device')),
  place text not null,
  detail text not null,
  set_at bigint not null,
  cleared_at bigint,
  cleared_by text,
  cleared_because text,
  check ((cleared_at is null) = (cleared_by is null))
);
create unique index one_fault_of_a_kind_in_a_place on faults (code, place_kind, place)
  where cleared_at is null;
create index faults_by_age on faults (set_at desc);

create table software (
  digest text primary key,
  files integer not null,
  first_seen_at bigint not null,
  accepted_at bigint,
  accepted_by text
);
`,
} as const;
