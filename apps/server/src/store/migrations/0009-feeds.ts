/**
 * Other systems that follow the floor. Who may is on record like everything else of the office; how far a
 * delivery has come is no record: set back, it delivers again, and readers know what they have.
 */
export const feeds = {
  number: 9,
  name: 'feeds',
  sql: `
create table feeds (
  id text primary key,
  name text not null,
  url text,
  token_hash bytea not null unique,
  created_by text not null,
  created_at bigint not null,
  ended_at bigint
);
create trigger changes_are_noted after insert or update or delete on feeds
  for each row execute function note_change('id');

create table feed_places (
  feed text primary key references feeds (id),
  cursor text not null,
  delivered_at bigint,
  failures integer not null default 0,
  last_error text,
  next_at bigint not null default 0
);
`,
} as const;
