/** Gaming days as they were closed: the figures of a day, once and for ever. Times are milliseconds. */
export const gamingDays = {
  number: 5,
  name: 'gaming-days',
  sql: `
create table gaming_days (
  day text primary key,
  closed_at bigint not null,
  closed_by text not null,
  -- The bytes of the answer: its digest is over them, so they are kept as text.
  figures text not null
);
create trigger gaming_days_are_append_only before update or delete or truncate on gaming_days
  for each statement execute function refuse_change();
`,
} as const;
