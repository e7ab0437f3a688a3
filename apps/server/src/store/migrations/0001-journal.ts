/**
 * The record and what follows from it. The journal is the truth; postings, balances, meters,
 * instruments, seats and operations are written in the transaction of the row that caused them, and
 * `verify` computes every one of them again. Times are milliseconds, amounts minor units.
 */
export const journal = {
  number: 1,
  name: 'journal',
  sql: `
create table streams (
  table_id text primary key,
  opened_at bigint not null
);

create table journal (
  table_id text not null,
  first bigint not null,
  last bigint not null,
  at bigint not null,
  events bytea not null,
  previous bytea not null,
  hash bytea not null,
  primary key (table_id, first),
  check (first >= 1 and last >= first),
  check (length(previous) = 32 and length(hash) = 32)
);
-- Event bytes are read by people who verify and by nobody else; compressing them costs every bet.
alter table journal alter column events set storage external;

create table checkpoints (
  number bigint primary key,
  at bigint not null,
  heads bytea not null,
  previous bytea not null,
  public_key bytea not null,
  hash bytea not null,
  signature bytea not null
);

create table snapshots (
  table_id text not null,
  sequence bigint not null,
  at bigint not null,
  hash bytea not null,
  state bytea not null,
  public_key bytea not null,
  signature bytea not null,
  primary key (table_id, sequence)
);

create table postings (
  table_id text not null,
  sequence bigint not null,
  ordinal int not null,
  from_account text not null,
  to_account text not null,
  amount bigint not null check (amount > 0),
  key text not null,
  because text[] not null,
  primary key (table_id, sequence, ordinal),
  check (from_account <> to_account)
);

create table balances (
  table_id text not null,
  account text not null,
  amount bigint not null check (amount <> 0),
  primary key (table_id, account)
);

-- The meters of a table have the empty terminal.
create table meters (
  table_id text not null,
  terminal text not null,
  counters jsonb not null,
  primary key (table_id, terminal)
);

create table instruments (
  number text primary key,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('issued', 'redeemed', 'void', 'expired')),
  expires_at bigint not null,
  issued_table text not null,
  issued_terminal text not null,
  issued_sequence bigint not null,
  issued_at bigint not null,
  ended_table text,
  ended_terminal text,
  ended_sequence bigint,
  ended_at bigint,
  check ((status = 'issued') = (ended_table is null)),
  check ((status = 'issued') = (ended_sequence is null)),
  check ((status = 'issued') = (ended_at is null))
);
create index instruments_by_terminal on instruments (issued_terminal, issued_at desc);
create index instruments_to_expire on instruments (expires_at) where status = 'issued';

-- Where a terminal sits, and its credit while it sits nowhere.
create table terminals (
  id text primary key,
  table_id text,
  credit bigint not null default 0 check (credit >= 0),
  check (table_id is null or credit = 0)
);
create index terminals_by_table on terminals (table_id);

-- Accepted operations that are remembered for ever: all but bets, which their round guards.
create table operations (
  table_id text not null,
  op text not null,
  sequence bigint not null,
  primary key (table_id, op)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: history is answered, never changed', tg_table_name
    using errcode = 'integrity_constraint_violation';
end
$$;

create trigger journal_is_append_only before update or delete or truncate on journal
  for each statement execute function refuse_change();
create trigger postings_are_append_only before update or delete or truncate on postings
  for each statement execute function refuse_change();
create trigger checkpoints_are_append_only before update or delete or truncate on checkpoints
  for each statement execute function refuse_change();
`,
} as const;
