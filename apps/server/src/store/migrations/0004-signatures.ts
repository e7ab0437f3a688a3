/**
 * Who wrote what. A journal row bears the signature of the node that wrote it. Whatever people and the
 * floor change outside journals is noted by triggers while it is changed, and put, signed and chained,
 * into the office journal by the same transaction. Rows from before have no signature: the first entry
 * of the office journal seals them as they were found.
 */
export const signatures = {
  number: 4,
  name: 'signatures',
  sql: `
-- When a migration ran is said by the signed entry that tells of it, and nowhere else.
alter table schema_migration drop column applied_at;

alter table journal add column public_key bytea;
alter table journal add column signature bytea;
-- Rows from before, and whatever somebody slips in: found without reading the others.
create index journal_unsigned on journal (table_id, first) where signature is null;

create table office_journal (
  number bigint primary key,
  at bigint not null,
  entry bytea not null,
  previous bytea not null,
  public_key bytea not null,
  hash bytea not null,
  signature bytea not null
);
create trigger office_journal_is_append_only before update or delete or truncate on office_journal
  for each statement execute function refuse_change();

-- What a transaction has changed and not signed yet. Nothing stays here once it is over.
create table office_changes (
  act xid8 not null default pg_current_xact_id(),
  ordinal bigint generated always as identity,
  table_name text not null,
  row_key text not null,
  was jsonb,
  is_now jsonb,
  primary key (act, ordinal)
);

create function note_change() returns trigger language plpgsql as $$
declare
  -- The state in a snapshot has a signature of its own, and is large.
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'state' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'state' end;
  before_key text := (select string_agg(before ->> part, ' ') from unnest(tg_argv) as part);
  after_key text := (select string_agg(after ->> part, ' ') from unnest(tg_argv) as part);
begin
  if before is not null and (after is null or before_key <> after_key) then
    insert into office_changes (table_name, row_key, was) values (tg_table_name, before_key, before);
    before := null;
  end if;
  if after is not null and after is distinct from before then
    insert into office_changes (table_name, row_key, was, is_now)
    values (tg_table_name, after_key, before, after);
  end if;
  return null;
end
$$;

create trigger changes_are_noted after insert or update or delete on streams
  for each row execute function note_change('table_id');
create trigger changes_are_noted after insert or update or delete on snapshots
  for each row execute function note_change('table_id', 'sequence');
create trigger changes_are_noted after insert or update or delete on staff
  for each row execute function note_change('id');
create trigger changes_are_noted after insert or update or delete on sign_in_failures
  for each row execute function note_change('account');
create trigger changes_are_noted after insert or update or delete on sessions
  for each row execute function note_change('id');
create trigger changes_are_noted after insert or update or delete on keys
  for each row execute function note_change('id');
create trigger changes_are_noted after insert or update or delete on pairing_codes
  for each row execute function note_change('code_hash');
create trigger changes_are_noted after insert or update or delete on device_nonces
  for each row execute function note_change('key_id', 'nonce');
create trigger changes_are_noted after insert or update or delete on passkeys
  for each row execute function note_change('id');
create trigger changes_are_noted after insert or update or delete on passkey_challenges
  for each row execute function note_change('id');
create trigger changes_are_noted after insert or update or delete on attendant_calls
  for each row execute function note_change('terminal');
create trigger changes_are_noted after insert or update or delete on audit_trail
  for each row execute function note_change('number');
create trigger changes_are_noted after insert or update or delete on floor_tables
  for each row execute function note_change('table_id');
create trigger changes_are_noted after insert or update or delete on faults
  for each row execute function note_change('id');
create trigger changes_are_noted after insert or update or delete on software
  for each row execute function note_change('digest');
`,
} as const;
