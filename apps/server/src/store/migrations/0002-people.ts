/**
 * Who may speak to the floor. Secrets are never stored: of a password the argon2id hash, of tokens,
 * keys and codes the SHA-256, of a device its public key.
 */
export const people = {
  number: 2,
  name: 'people',
  sql: `
create table staff (
  id text primary key,
  name text not null,
  position text not null,
  acting_positions text[] not null default '{}',
  password_hash text,
  must_change_password boolean not null default false,
  is_demo boolean not null default false,
  created_at bigint not null,
  disabled_at bigint
);

create table sign_in_failures (
  account text primary key,
  failures integer not null,
  last_at bigint not null,
  locked_until bigint
);

create table sessions (
  id text primary key,
  token_hash bytea not null unique,
  staff_id text not null references staff (id),
  acting_as text,
  address text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint
);
create index sessions_of_staff on sessions (staff_id) where revoked_at is null;

create table keys (
  id text primary key,
  kind text not null check (kind in ('terminal', 'display', 'device')),
  holder text not null,
  token_hash bytea unique,
  public_key bytea,
  -- The one table a device may speak about.
  table_id text,
  is_demo boolean not null default false,
  created_by text not null,
  created_at bigint not null,
  revoked_at bigint,
  check ((token_hash is null) <> (public_key is null))
);
create unique index one_key_per_device on keys (holder)
  where kind = 'device' and revoked_at is null;

create table pairing_codes (
  code_hash bytea primary key,
  kind text not null check (kind in ('terminal', 'display', 'device')),
  holder text not null,
  table_id text,
  created_by text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

create table device_nonces (
  key_id text not null references keys (id),
  nonce text not null,
  at bigint not null,
  primary key (key_id, nonce)
);
create index device_nonces_by_age on device_nonces (at);

create table passkeys (
  id text primary key,
  staff_id text not null references staff (id),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at bigint not null
);

create table passkey_challenges (
  id text primary key,
  challenge text not null,
  staff_id text references staff (id),
  expires_at bigint not null
);

-- Terminals whose players wait for somebody to come.
create table attendant_calls (
  terminal text primary key,
  called_at bigint not null
);

create table audit_trail (
  number bigint generated always as identity primary key,
  at bigint not null,
  who_kind text not null,
  who text,
  position text,
  acting_as text,
  credential text,
  address text not null,
  action text not null,
  subject text,
  op text,
  outcome text not null,
  detail jsonb
);
create index audit_trail_by_person on audit_trail (who, number);
create index audit_trail_by_subject on audit_trail (subject, number);
create trigger audit_trail_is_append_only before update or delete or truncate on audit_trail
  for each statement execute function refuse_change();
`,
} as const;
