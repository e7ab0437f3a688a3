import type { Migration } from '../../store/migration.ts';

/** A schema with everything that is awkward to copy. */
export const SAMPLE_MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: 'sample',
    sql: `
      -- Refers to a table that comes later in the alphabet.
      create table bet (
        id bigint generated always as identity primary key,
        terminal text not null,
        amount bigint not null check (amount > 0),
        twice bigint generated always as (amount * 2) stored
      );
      create table "Terminal Name" (name text primary key, "key" bytea, at timestamptz, share numeric);
      alter table bet add foreign key (terminal) references "Terminal Name" (name);
      create table loose (note text, flags boolean[], extra jsonb);
      create table record (number integer primary key, note text not null);
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'append only'; end $$;
      create trigger only_append before update or delete or truncate on record
        for each statement execute function refuse();
      insert into record values (1, 'put in by the migration');
    `,
  },
];

export const SAMPLE_ROWS = `
  insert into "Terminal Name" values
    ('T-1', '\\x00ff0a0d5c2e', '2026-03-04 05:06:07.891011+08', 1.250),
    (E'back\\\\slash\\ttab\\nline', null, null, null),
    (E'\\\\.', '', 'infinity', 'NaN'),
    ('\u00dcberzahl \u9ab0\u5bf6 U0001f3b2', null, '0044-03-15 BC', -0.00000000000000000001),
    ('', null, null, 0);
  insert into bet (terminal, amount)
    select name, 1 + number from "Terminal Name", generate_series(1, 200) as number;
  insert into loose values (null, null, null), (E'\\\\N', '{t,f,null}', '{"a": [1, "x\\\\n"]}');
  insert into loose select 'same', null, null from generate_series(1, 3);
  insert into record select number, repeat('long ', number) from generate_series(2, 400) as number;
`;
