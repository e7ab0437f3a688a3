/**
 * Why a player waits for somebody, and who has said that they come. The call itself is in attendant_calls; a row here
 * goes with it. Times are milliseconds, amounts minor units.
 */
export const waitingPlayers = {
  number: 8,
  name: 'waiting-players',
  sql: `
create table waiting_players (
  terminal text primary key,
  reason text not null check (reason in ('help', 'hand-pay')),
  amount bigint check (amount > 0),
  answered_at bigint,
  answered_by text,
  check ((answered_at is null) = (answered_by is null))
);
create trigger changes_are_noted after insert or update or delete on waiting_players
  for each row execute function note_change('terminal');
`,
} as const;
