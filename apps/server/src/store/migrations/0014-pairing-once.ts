/**
 * A machine has one good pairing code, however many are asked for at once, and a code says whether a second
 * person agreed to it: without that it pairs nothing that is in use when it is claimed. Codes of before the
 * migration are left out of the index; they are good for ten minutes.
 */
export const pairingOnce = {
  number: 14,
  name: 'pairing-once',
  sql: `
create table agreed_codes (
  code_hash bytea primary key references pairing_codes (code_hash)
);
create trigger changes_are_noted after insert or update or delete on agreed_codes
  for each row execute function note_change('code_hash');

do $$
begin
  execute format(
    'create unique index one_code_per_machine on pairing_codes (kind, holder)
       where used_at is null and created_at > %s',
    (select coalesce(max(created_at), 0) from pairing_codes));
end $$;
`,
} as const;
