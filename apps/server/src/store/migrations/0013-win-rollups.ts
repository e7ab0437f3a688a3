/**
 * What each table won in hours that are over, added up once and divided as reports divide it: reports read this and
 * not every settlement. It follows from the journal; `verify` adds it up again. Times are milliseconds.
 */
export const winRollups = {
  number: 13,
  name: 'win-rollups',
  sql: `
create table win_rollups (
  table_id text not null,
  from_at bigint not null,
  to_at bigint not null,
  -- The last event that was added up; the rest of the journal begins after it.
  last_event bigint not null,
  -- JSON of lines in their order.
  minutes text not null,
  whole text not null,
  bets text not null,
  terminals text not null,
  games text not null,
  bets_by_game text not null,
  terminals_by_game text not null,
  primary key (table_id, from_at),
  check (to_at > from_at)
);
create trigger win_rollups_are_append_only before update or delete or truncate on win_rollups
  for each statement execute function refuse_change();
create trigger changes_are_noted after insert or update or delete on win_rollups
  for each row execute function note_change('table_id', 'from_at');
`,
} as const;
